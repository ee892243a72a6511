import { describe, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { type PostedMail, type ProviderError, refusingProvider } from './refusing-provider.ts';
import { accepted, idOf, MINUTE, START, simulate, store, UNCOUNTED } from './simulation.ts';

const outside = await sharedOutsideServices();

const ADDRESS_FORMAT =
  'The email address needs to follow the `email@example.com` or `Name <email@example.com>` format.';
const says = (statusCode: number, name: string, message: string): ProviderError => ({
  statusCode,
  name,
  message,
});
const BAD_REPLY_TO = says(422, 'validation_error', `Invalid \`reply_to\` field. ${ADDRESS_FORMAT}`);

const simulation = async (judge: (mail: PostedMail) => ProviderError | null) => {
  const provider = await refusingProvider(judge);
  const { using, lines, pass } = simulate(outside, () => accepted);
  const mail = provider.client(outside.real.environment);
  return { provider, lines, pass, using: { ...using, mail } };
};
const states = async () => (await outside.leads()).map(({ state }) => state);
const storeFrom = (number: number, email: string, formType: 'contact' | 'career' = 'contact') =>
  insertLead(
    inSimulatedTime(outside.real.database, () => new Date(START + number)),
    {
      ...exampleLead,
      id: idOf(number),
      formType,
      payload: { ...exampleLead.payload, email },
    },
    false,
    UNCOUNTED,
  );

describe('a refused sender, inbox or account while three leads wait', () => {
  it.each([
    [says(422, 'validation_error', `Invalid \`from\` field. ${ADDRESS_FORMAT}`), 'validation_error:from'],
    [
      says(422, 'validation_error', 'Invalid `to` field. The email address contains non-ASCII characters.'),
      'validation_error:to',
    ],
    [
      says(
        422,
        'validation_error',
        'Invalid `to` field. Please use our testing email address instead of domains like `example.com`.',
      ),
      'validation_error:to',
    ],
    [says(422, 'invalid_from_address', 'Invalid address.'), 'invalid_from_address'],
    [
      says(
        403,
        'validation_error',
        'The trama.example domain is not verified. Please, add and verify your domain on https://resend.com/domains',
      ),
      'validation_error:domain',
    ],
    [
      says(
        403,
        'validation_error',
        'You can only send testing emails to your own email address (a@b.it). To send emails to other recipients, please verify a domain at resend.com/domains, and change the `from` address to an email using this domain.',
      ),
      'validation_error:domain',
    ],
    [
      says(403, 'validation_error', 'This API key is not authorized to send emails from trama.example'),
      'validation_error:api_key',
    ],
    [says(400, 'validation_error', 'API key is invalid'), 'validation_error:api_key'],
    [says(403, 'suspended_api_key', 'This API key is suspended.'), 'suspended_api_key'],
    [says(422, 'validation_error', 'Your account has been suspended.'), 'validation_error:account'],
    [
      says(429, 'monthly_quota_exceeded', 'You have reached your monthly email sending quota.'),
      'monthly_quota_exceeded',
    ],
    [says(422, 'validation_error', 'Something that nobody foresaw.'), 'validation_error:leads'],
    [
      says(400, 'invalid_parameter', 'We found an error with one or more fields in the request.'),
      'invalid_parameter:leads',
    ],
    [
      says(422, 'missing_required_field', 'The request body is missing one or more required fields.'),
      'missing_required_field:leads',
    ],
  ])('keeps all waiting with a reason in health, and sends all once repaired: %j', async (error, reason) => {
    const { provider, using, lines, pass } = await simulation(() => error);
    for (const number of [1, 2, 3]) await store(outside, number);
    for (let run = 0; run < 4; run += 1) {
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    expect(await states()).toEqual(['pending', 'pending', 'pending']);
    expect(lines).toContain(`lead delivery blocked ${reason}`);
    expect(await readHealth(using)).toMatchObject({ ok: false, mail: { ok: false, error: reason } });

    // A new sender may be the repair, so the mails differ from those before.
    const environment = { ...using.environment, mailFrom: 'Trama <nuovo@trama.example>' };
    provider.judge = () => null;
    pass(MINUTE);
    await deliverDueLeads({ ...using, environment });
    expect(provider.taken.map(({ key }) => key.split('/')[1])).toEqual([1, 2, 3].map(idOf));
  });

  it('leaves health good when only its probe, a mail without content, is refused', async () => {
    const { using } = await simulation(() => null);
    expect(await readHealth(using)).toMatchObject({ ok: true, mail: { ok: true } });
  });

  it('holds back only applications when their inbox is refused, and reports it while others pass', async () => {
    const { environment } = outside.real;
    const { provider, using, pass } = await simulation(({ to }) =>
      to === environment.careersTo ? says(422, 'validation_error', 'Invalid `to` field.') : null,
    );
    await storeFrom(1, 'a@x.it', 'career');
    for (const number of [2, 3]) await storeFrom(number, 'a@x.it');
    for (let run = 0; run < 3; run += 1) {
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    expect(await states()).toEqual(['pending', 'sent', 'sent']);
    expect(await readHealth(using)).toMatchObject({ ok: false, mail: { error: 'validation_error:to' } });
    provider.judge = () => null;
    await deliverDueLeads(using);
    expect(await states()).toEqual(['sent', 'sent', 'sent']);
    expect(await readHealth(using)).toMatchObject({ ok: true });
  });
});

describe('leads that the provider refuses for their own content', () => {
  const UNSEEN = says(422, 'validation_error', 'Something that nobody foresaw.');

  it('fail once another mail has passed, even two in a row', async () => {
    const bad = ['uno@x.it', 'due@x.it'];
    const { provider, using, lines, pass } = await simulation(({ text }) =>
      bad.some((email) => text.includes(email)) ? UNSEEN : null,
    );
    for (const [index, email] of [...bad, 'tre@x.it'].entries()) await storeFrom(index + 1, email);
    for (let run = 0; run < 4; run += 1) {
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    expect(await states()).toEqual(['failed', 'failed', 'sent']);
    expect(provider.taken).toHaveLength(1);
    expect(lines).toContain(`lead failed ${idOf(2)} validation_error`);
    expect(await readHealth(using)).toMatchObject({ reasons: ['failed'], failed: 2, mail: { ok: true } });
  });

  it('do not affect a lead that failed before a mail passed', async () => {
    const { using, pass } = await simulation(({ text }) => (text.includes('male') ? UNSEEN : null));
    for (const [number, email] of [
      [1, 'male1@x.it'],
      [2, 'bene@x.it'],
      [3, 'male3@x.it'],
    ] as const) {
      await storeFrom(number, email);
      await deliverDueLeads(using);
      pass(MINUTE);
    }
    expect(await states()).toEqual(['failed', 'sent', 'failed']);
  });
});

describe('a Reply-To that the provider refuses', () => {
  it.each([
    ['a@b.c', BAD_REPLY_TO],
    ['x@123.123.123.123', BAD_REPLY_TO],
    [
      'x@y.it',
      says(400, 'validation_error', 'The reply-to field is invalid. The email address contains a colon.'),
    ],
    ['x@y.it', says(422, 'invalid_parameter', 'Invalid `replyTo[0]` address')],
    ['x@y.it', says(422, 'validation_error', 'We found an error with one or more fields in the request.')],
  ])('is left out: %s, whose address is in the text', async (email, error) => {
    const { provider, using, lines } = await simulation((mail) =>
      mail.reply_to === undefined ? null : error,
    );
    await storeFrom(1, email);
    expect(await deliverDueLeads(using)).toEqual({ sent: 1, retried: 0, failed: 0 });
    const [{ key, mail } = { key: '', mail: undefined }] = provider.taken;
    expect(key).toMatch(/^lead\/[0-9a-f-]{36}\/[0-9a-f]{12}\/without-reply-to$/);
    expect(mail?.text).toContain(`Email: ${email}\n`);
    expect(mail?.text).toContain('La risposta a questa mail non arriva a chi ha compilato il modulo.');
    expect(lines).toEqual([`reply-to not mailed ${idOf(1)} ${error.name}`]);
  });

  it('is judged separately from other errors', async () => {
    const { using } = await simulation(({ reply_to }) =>
      reply_to === undefined ? says(422, 'validation_error', 'Invalid `from` field.') : BAD_REPLY_TO,
    );
    await store(outside, 1);
    expect(await deliverDueLeads(using)).toEqual({ sent: 0, retried: 1, failed: 0 });
    expect(await outside.leads()).toMatchObject([{ state: 'pending', last_error: 'validation_error:from' }]);
  });
});
