import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../../netlify/server/database/database.ts';
import { ownDatabase } from '../../netlify/server/database/owner.ts';
import type { Mail } from '../../netlify/server/email/mail-client.ts';
import { answerLeadRequest } from '../../netlify/server/leads/lead-endpoint.ts';
import { formBody, jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';
import { SECOND } from './simulation.ts';

const outside = await sharedOutsideServices();
const log = vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => void log.mockClear());

const logged = () => log.mock.calls.flat().join('\n');
const mailsOf = async (id: string) =>
  (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id));
const post = (id: string, change: Record<string, unknown> = {}) =>
  outside.post(JSON.stringify({ ...validLead, ...change }), jsonHeaders(id));

/**
 * Posts to a site that waits a second for an answer, which a slow service does not give in that time. That the
 * site's own limits end every wait within twelve seconds is proved in the storm's time (storm.nightly.test.ts).
 *
 * @returns the status of the answer
 */
const postImpatiently = async (id: string): Promise<number> => {
  const { real } = outside;
  const using = {
    ...real,
    database: connectDatabase(real.environment, { tryMs: 1000, budgetMs: 1050 }),
    mail: { ...real.mail, send: (...[mail, key]: [Mail, string]) => real.mail.send(mail, key, 1000) },
  };
  const init = { method: 'POST', body: JSON.stringify(validLead), headers: jsonHeaders(id) };
  const request = new Request(`${SITE}/api/send-contact-email`, init);
  return (await answerLeadRequest(request, { waitUntil: () => {} }, using)).status;
};

describe('the mail provider', () => {
  it.each(['500', '429', 'down'])(
    'under the fault "%s" leaves the lead waiting after two tries, and the schedule mails it once',
    async (fault) => {
      const id = randomUUID();
      await outside.faults({ email: fault });
      expect((await post(id)).status).toBe(200);
      await outside.settled();
      expect(await outside.leads()).toMatchObject([
        { id, state: 'pending', attempts: 0, leased_until: null },
      ]);
      await outside.faults({ email: 'ok' });
      // After its second failure a lead waits up to five seconds.
      outside.pass(5 * SECOND);
      expect((await outside.deliverLeads()).status).toBe(200);
      expect(await outside.leads()).toMatchObject([{ state: 'sent', attempts: 0, last_error: null }]);
      await outside.deliverLeads();
      expect(await mailsOf(id)).toHaveLength(1);
    },
  );
});

describe('a database that is down', () => {
  it('mails the lead at once; a later retry stores it without another mail', async () => {
    const id = randomUUID();
    await outside.faults({ database: 'down' });
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(id);
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id }]);
    }
    expect(await mailsOf(id)).toHaveLength(1);
    expect((await outside.deliverLeads()).status).toBe(503);

    await outside.faults({ database: 'ok' });
    expect((await post(id)).status).toBe(200);
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent' }]);
    expect(await mailsOf(id)).toHaveLength(1);
    expect(logged()).toContain(`lead mailed without database ${id}`);
    expect(logged()).not.toMatch(/Lucia|officine|123 4567|due sedi/);
  });

  it('by order of Neon is asked once, and the lead is mailed at once', async () => {
    const id = randomUUID();
    await outside.faults({ database: '402' });
    const asked = vi.spyOn(globalThis, 'fetch');
    expect((await post(id)).status).toBe(200);
    const addresses = asked.mock.calls.map(([address]) => String(address));
    asked.mockRestore();
    expect(addresses.filter((address) => address.endsWith('/sql'))).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(1);
    expect(logged()).toContain(`lead not stored ${id} database_quota_exceeded`);
  });

  it('for this deploy, because it belongs to another context, gets no row, and the lead is mailed', async () => {
    const id = randomUUID();
    const { real } = outside;
    await real.database.query("update database_owner set context = 'production'");
    const database = ownDatabase(real.database, { ...real.environment, context: 'preview' });
    const init = { method: 'POST', body: JSON.stringify(validLead), headers: jsonHeaders(id) };
    const request = new Request(`${SITE}/api/send-contact-email`, init);
    const answer = await answerLeadRequest(request, { waitUntil: () => {} }, { ...real, database });
    expect(answer.status).toBe(200);
    expect(await outside.leads()).toEqual([]);
    expect(await mailsOf(id)).toHaveLength(1);
    expect(logged()).toMatch(/lead not stored .* belongs to production, and this is a deploy of previews/);
    await real.database.query("update database_owner set context = 'local'");
  });

  it('does not lose another request under the same id', async () => {
    const id = randomUUID();
    await outside.faults({ database: 'down' });
    await post(id);
    await post(id, { message: 'Chiamatemi domani.' });
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it('mails a form without JavaScript once when clicked twice', async () => {
    await outside.faults({ database: 'down' });
    const before = (await outside.mails()).length;
    const answers = await Promise.all([outside.post(formBody()), outside.post(formBody())]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await outside.mails()).length - before).toBe(1);
  });

  it('does not confirm a lead with a filled honeypot', async () => {
    const id = randomUUID();
    await outside.faults({ database: 'down' });
    expect((await post(id, { website: 'x' })).status).toBe(503);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('still leads to one row and one mail when its answer comes too late', async () => {
    const id = randomUUID();
    await outside.faults({ database: 'slow' });
    expect(await postImpatiently(id)).toBe(200);
    await outside.faults({ database: 'ok' });
    await expect.poll(() => outside.leads()).toMatchObject([{ id, state: 'pending' }]);
    await outside.deliverLeads();
    const [mail, ...others] = await mailsOf(id);
    expect(others).toEqual([]);
    // The mail from the row has the same bytes as the one from the request, so the provider answered with the same id.
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent', provider_id: mail?.id }]);
  });
});

describe('database and mail provider down', () => {
  beforeEach(() => outside.faults({ database: 'down', email: 'down' }));

  it('does not confirm the lead', async () => {
    const id = randomUUID();
    const answer = await post(id);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      ok: false,
      code: 'unavailable',
      message: 'Si è verificato un errore. Riprova più tardi o contattaci direttamente.',
    });
    await outside.reset();
    expect((await post(id)).status).toBe(200);
    await outside.settled();
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('returns a form with every character', async () => {
    const answer = await outside.post(formBody({ message: 'Tutto "questo"' }));
    expect(answer.status).toBe(503);
    const page = await answer.text();
    expect(page).toContain('contattaci direttamente');
    expect(page).toContain('Tutto &quot;questo&quot;');
  });
});

describe('an error that nobody foresaw', () => {
  it('returns a form with every character and logs no word of it', async () => {
    const clock = () => {
      throw new RangeError('Lucia Ferri');
    };
    const init = { method: 'POST', body: formBody({ message: 'Tutto "questo"' }) };
    const request = new Request(`${SITE}/api/send-contact-email`, init);
    const answer = await answerLeadRequest(request, { waitUntil: () => {} }, { ...outside.real, clock });
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('Tutto &quot;questo&quot;');
    expect(log.mock.calls).toEqual([['lead not accepted RangeError']]);
  });
});

describe('database and mail provider too slow', () => {
  it('does not confirm a lead that still arrives; sent again it stays one row and one mail', async () => {
    const id = randomUUID();
    await outside.faults({ database: 'slow', email: 'slow' });
    expect(await postImpatiently(id)).toBe(503);
    await outside.faults({ database: 'ok', email: 'ok' });
    await expect.poll(() => outside.leads()).toMatchObject([{ id, state: 'pending' }]);
    await expect.poll(() => mailsOf(id)).toHaveLength(1);
    expect((await post(id)).status).toBe(200);
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent' }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });
});
