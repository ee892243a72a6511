import { createHash } from 'node:crypto';
import { Resend } from 'resend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServices, startLocalServices } from '../services.ts';

const MAIL = {
  from: 'Trama Business <sito@trama.example>',
  to: 'vendite@trama.example',
  subject: 'Preventivo: è ora',
  text: 'testo',
  html: '<p>testo</p>',
};

let services: LocalServices;
let resend: Resend;
beforeAll(async () => {
  services = await startLocalServices({ port: 0, dataDir: null, database: false });
  resend = new Resend('re_local', { baseUrl: services.url });
});
afterAll(() => services.close());

const listMails = async (): Promise<Record<string, unknown>[]> =>
  (await fetch(`${services.url}/emails`)).json();
const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${services.url}/emails`, {
    method: 'POST',
    headers: { authorization: 'Bearer re_local', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('accepts and lists a mail from the SDK', async () => {
  const answer = await resend.emails.send(
    {
      ...MAIL,
      replyTo: 'mario@azienda.it',
      headers: { 'X-Entity-Ref-ID': '1' },
      tags: [{ name: 'form', value: 'quote' }],
      attachments: [
        { filename: 'cv.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' },
        { filename: 'note', content: Buffer.from('note').toString('base64') },
      ],
    },
    { idempotencyKey: 'lead/1' },
  );
  expect(answer.error).toBeNull();
  expect(answer.data?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(answer.headers).toMatchObject({ 'ratelimit-limit': '5' });
  const [mail] = await listMails();
  expect(mail).toEqual({
    id: answer.data?.id,
    idempotencyKey: 'lead/1',
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    from: MAIL.from,
    to: [MAIL.to],
    replyTo: ['mario@azienda.it'],
    subject: MAIL.subject,
    text: MAIL.text,
    html: MAIL.html,
    headers: { 'X-Entity-Ref-ID': '1' },
    attachments: [
      {
        filename: 'cv.pdf',
        contentType: 'application/pdf',
        size: 8,
        sha256: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
      },
      expect.objectContaining({ filename: 'note', contentType: 'application/octet-stream', size: 4 }),
    ],
  });
  expect(await (await fetch(services.url)).text()).toContain('<dt>X-Entity-Ref-ID</dt><dd>1</dd>');
});

it('sends once per key, and refuses another payload with the same key', async () => {
  const before = (await listMails()).length;
  const options = { idempotencyKey: 'lead/2' };
  const first = await resend.emails.send(MAIL, options);
  const retries = await Promise.all([1, 2, 3].map(() => resend.emails.send(MAIL, options)));
  expect(retries.map(({ data }) => data?.id)).toEqual(Array(3).fill(first.data?.id));
  const other = await resend.emails.send({ ...MAIL, subject: 'altro' }, options);
  expect(other.error).toMatchObject({ statusCode: 409, name: 'invalid_idempotent_request' });
  expect(await listMails()).toHaveLength(before + 1);
  await resend.emails.send(MAIL);
  await resend.emails.send(MAIL);
  expect(await listMails()).toHaveLength(before + 3);
});

it.each([
  ['no key', { authorization: '' }, 401, 'missing_api_key'],
  ['a wrong key', { authorization: 'Bearer re_other' }, 403, 'invalid_api_key'],
])('refuses %s', async (_, headers, status, name) => {
  const answer = await post(MAIL, headers);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ statusCode: status, name });
});

it.each([
  ['from', {}],
  ['to', { from: MAIL.from, subject: MAIL.subject }],
  ['subject', { from: MAIL.from, to: MAIL.to }],
])('refuses a mail without %s', async (field, body) => {
  const answer = await post(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    statusCode: 422,
    name: 'missing_required_field',
    message: `Missing \`${field}\` field.`,
  });
});

it('answers other methods and paths in the same error format', async () => {
  const wrongMethod = await fetch(`${services.url}/emails`, { method: 'PATCH' });
  expect(await wrongMethod.json()).toMatchObject({ statusCode: 405, name: 'method_not_allowed' });
  const { error } = await resend.domains.list();
  expect(error).toMatchObject({ statusCode: 404, name: 'not_found' });
});

it('keeps every byte of an attachment of 5 MB', async () => {
  const content = Buffer.alloc(5 * 1024 * 1024, 'curriculum');
  const answer = await resend.emails.send({ ...MAIL, attachments: [{ filename: 'cv.pdf', content }] });
  expect(answer.error).toBeNull();
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect((await listMails()).at(-1)).toMatchObject({ attachments: [{ size: content.length, sha256 }] });
});
