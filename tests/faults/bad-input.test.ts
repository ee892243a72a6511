import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { SCHEMA_MESSAGES } from '../../src/lead/messages.ts';
import { formBody, jsonHeaders, sharedOutsideServices, validLead } from './outside-services.ts';

const outside = await sharedOutsideServices();

const JSON_TYPE = { 'content-type': 'application/json' };
const json = (value: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(value),
  headers: JSON_TYPE,
});

const TWENTY_MEGABYTES = 20_000_000;
const requests: [string, RequestInit, number, string][] = [
  ['GET', { method: 'GET' }, 405, 'method_not_allowed'],
  ['PUT of a valid lead', { ...json(validLead), method: 'PUT' }, 405, 'method_not_allowed'],
  ['no content type', { method: 'POST', body: new Uint8Array([1]) }, 415, 'unsupported_type'],
  ['text', { method: 'POST', body: 'ciao' }, 415, 'unsupported_type'],
  ['not JSON', { method: 'POST', body: 'name=Ada', headers: JSON_TYPE }, 400, 'malformed'],
  ['nothing', { method: 'POST', headers: JSON_TYPE }, 400, 'malformed'],
  ['20 MB', json({ ...validLead, message: 'a'.repeat(TWENTY_MEGABYTES) }), 413, 'too_large'],
  ['an array', json([validLead]), 422, 'invalid'],
  ['null', json(null), 422, 'invalid'],
  ['no fields', json({}), 422, 'invalid'],
  [
    'fields on the prototype',
    json(JSON.parse('{"__proto__":{"name":"Ada"},"constructor":{}}')),
    422,
    'invalid',
  ],
  ['numbers for text', json({ ...validLead, name: 1, phone: 2 }), 422, 'invalid'],
  ['objects for text', json({ ...validLead, message: { toString: 'x' } }), 422, 'invalid'],
  ['consents as words', json({ ...validLead, privacyConsent: 'true' }), 422, 'invalid'],
  ['an unknown form', json({ ...validLead, formType: '__proto__' }), 422, 'invalid'],
  [
    'an attachment',
    json({ ...validLead, attachment: { filename: 'cv.pdf', content: 'AA==' } }),
    422,
    'invalid',
  ],
  ['a header in the source', json({ ...validLead, source: 'x\r\nBcc: a@b.example' }), 422, 'invalid'],
  ['a key that is no UUID', { ...json(validLead), headers: jsonHeaders('1') }, 422, 'invalid'],
];

describe('bad input', () => {
  it.each(requests)('refuses %s', async (_, init, status, code) => {
    const answer = await outside.send(init);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) });
    expect(await outside.leads()).toEqual([]);
  });

  it('names every wrong field in Italian', async () => {
    const answer = await outside.send(
      json({ ...validLead, name: '', email: 'lucia@', contactConsent: false }),
    );
    expect(await answer.json()).toEqual({
      ok: false,
      code: 'invalid',
      message: 'Controlla i campi evidenziati e riprova.',
      errors: {
        name: SCHEMA_MESSAGES.nameRequired,
        email: SCHEMA_MESSAGES.emailFormat,
        contactConsent: SCHEMA_MESSAGES.contactConsent,
      },
    });
  });

  it('says which method is allowed', async () => {
    expect((await outside.send({ method: 'DELETE' })).headers.get('allow')).toBe('POST');
  });

  it('stores text that only looks hostile without changing it', async () => {
    const message = "Robert'); drop table leads;-- <script>alert(1)</script> {{x}} \\ \u0000 😀";
    const answer = await outside.post(JSON.stringify({ ...validLead, message }), jsonHeaders(randomUUID()));
    expect(answer.status).toBe(200);
    await outside.settled();
    const kept = message.replace('\u0000', '');
    expect(await outside.leads()).toMatchObject([{ state: 'sent', payload: { message: kept } }]);
    const [mail] = (await outside.mails()).slice(-1);
    expect(mail?.text).toContain(kept);
    expect(mail?.html).not.toContain('<script');
  });
});

describe('a form post that is wrong', () => {
  it('returns a page with the typed values and logs none of them', async () => {
    const log = vi.spyOn(console, 'error');
    const answer = await outside.post(formBody({ email: 'lucia@"x"', message: '[[value.name]] <b>' }));
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const page = await answer.text();
    expect(page).toContain('Dati non validi');
    expect(page).toContain(SCHEMA_MESSAGES.emailFormat);
    expect(page).toContain('lucia@&quot;x&quot;');
    expect(page).toContain('[[value.name]] &lt;b&gt;');
    expect(await outside.leads()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it.each([
    [
      'cut off',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['too large', 'a'.repeat(TWENTY_MEGABYTES), 'application/x-www-form-urlencoded', 413],
  ])('shows an Italian page when it is %s', async (_, body, type, status) => {
    const answer = await outside.post(body, { 'content-type': type });
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<html lang="it"');
  });

  it('refuses a file with an explanation', async () => {
    const form = new FormData();
    for (const [name, value] of formBody()) form.set(name, value);
    form.set('attachment', new File(['%PDF-1.7'], 'cv.pdf'));
    const answer = await outside.post(form);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Questo modulo non riceve allegati');
    expect(await outside.leads()).toEqual([]);
  });
});
