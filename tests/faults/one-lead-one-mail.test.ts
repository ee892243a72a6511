import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consentTextAsRead } from '../../src/lead/consent.ts';
import { requestNumber } from '../../src/lead/request-number.ts';
import { formBody, jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';

const TWO_HOURS_MS = 7_200_000;

const outside = await sharedOutsideServices();

const mailsOf = async (id: string) =>
  (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id));

describe('a lead in JSON', () => {
  it('becomes a row with its evidence, and a mail with every field', async () => {
    const id = randomUUID();
    const answer = await outside.post(JSON.stringify(validLead), jsonHeaders(id));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ ok: true, id });
    await outside.settled();
    const [mail] = await mailsOf(id);
    expect(await outside.leads()).toMatchObject([
      {
        id,
        state: 'sent',
        attempts: 0,
        provider_id: mail?.id,
        payload: { name: "Lucia D'Amico", email: 'lucia.damico@officine.example', company: '' },
        source: 'Fibra Ottica',
        page: '/fibra-ottica',
        consent_text_sha256: createHash('sha256').update(consentTextAsRead()).digest('hex'),
        leased_until: null,
      },
    ]);
    expect(mail).toMatchObject({
      to: ['vendite@trama.example'],
      replyTo: ['lucia.damico@officine.example'],
      subject: `Richiesta di preventivo: Fibra Ottica - Lucia D'Amico (${requestNumber(id)})`,
    });
    for (const part of [validLead.name, validLead.email, validLead.phone, validLead.message, id])
      expect(mail?.text).toContain(part);
  });

  it('says when it was written if it waited for a connection, and stays one lead when it is sent again', async () => {
    const id = randomUUID();
    for (const writtenSecondsAgo of [7200, 7260])
      expect(
        (await outside.post(JSON.stringify({ ...validLead, writtenSecondsAgo }), jsonHeaders(id))).status,
      ).toBe(200);
    await outside.settled();
    const [row, ...others] = await outside.leads();
    expect(others).toEqual([]);
    expect(row?.payload).toMatchObject({ writtenSecondsAgo: 7200 });
    const mails = await mailsOf(id);
    expect(mails).toHaveLength(1);
    const time = new Date((row?.created_at.getTime() ?? 0) - TWO_HOURS_MS).toLocaleTimeString('it-IT', {
      timeStyle: 'short',
      timeZone: 'Europe/Rome',
    });
    expect(mails[0]?.text).toMatch(new RegExp(`^Scritta: .* ${time} .*appena tornata la linea$`, 'm'));
  });

  it('becomes one row and one mail when posted five times with one key', async () => {
    const id = randomUUID();
    for (let time = 0; time < 5; time += 1) {
      const answer = await outside.post(JSON.stringify(validLead), jsonHeaders(id));
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id }]);
    }
    await outside.settled();
    expect(await outside.leads()).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('becomes one row and one mail when posted thirty times at once with one key', async () => {
    const id = randomUUID();
    const posts = Array.from({ length: 30 }, () => outside.post(JSON.stringify(validLead), jsonHeaders(id)));
    const answers = await Promise.all((await Promise.all(posts)).map((answer) => answer.text()));
    expect(new Set(answers)).toEqual(new Set([JSON.stringify({ ok: true, id })]));
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent', attempts: 0 }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('is refused with other content under the same key, and the first lead stays', async () => {
    const id = randomUUID();
    await outside.post(JSON.stringify(validLead), jsonHeaders(id));
    const other = await outside.post(JSON.stringify({ ...validLead, phone: '06 999' }), jsonHeaders(id));
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ ok: false, code: 'conflict' });
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ payload: { phone: '06 123 4567' } }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('is stored once for each different request when it has no key', async () => {
    const ids = new Set<unknown>();
    for (const change of [{}, {}, { message: 'Altra richiesta' }]) {
      const answer = await outside.post(JSON.stringify({ ...validLead, ...change }), jsonHeaders());
      ids.add(await answer.text());
    }
    await outside.settled();
    expect(ids.size).toBe(2);
    expect(await outside.leads()).toHaveLength(2);
  });

  it('is answered as usual with a filled honeypot, but held and never mailed', async () => {
    const id = randomUUID();
    const body = JSON.stringify({ ...validLead, website: 'https://bot.example' });
    const answer = await outside.post(body, jsonHeaders(id));
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, id }]);
    await outside.settled();
    await outside.deliverLeads();
    expect(await outside.leads()).toMatchObject([{ id, state: 'held', attempts: 0 }]);
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('a filled honeypot', () => {
  const filled = { ...validLead, website: 'https://azienda.example' };
  const post = async (id: string, lead: object) => {
    const answer = await outside.post(JSON.stringify(lead), jsonHeaders(id));
    await outside.settled();
    return answer.status;
  };

  it('delays a lead that autofill spoiled only until the same request comes without it', async () => {
    const id = randomUUID();
    expect(await post(id, filled)).toBe(200);
    for (let time = 0; time < 3; time += 1) expect(await post(id, validLead)).toBe(200);
    expect(await outside.leads()).toMatchObject([{ id, state: 'sent', attempts: 0 }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('keeps the lead held when it is filled again', async () => {
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1) expect(await post(id, filled)).toBe(200);
    await outside.deliverLeads();
    expect(await outside.leads()).toMatchObject([{ state: 'held', attempts: 0 }]);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('is forgiven with one mail when many clean posts arrive at once', async () => {
    const id = randomUUID();
    await post(id, filled);
    await Promise.all(Array.from({ length: 20 }, () => post(id, validLead)));
    expect(await outside.leads()).toMatchObject([{ state: 'sent', attempts: 0 }]);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('is forgiven in a form without JavaScript, whose id is derived from its content', async () => {
    await outside.post(formBody({ website: 'x', message: 'Riempito dal browser.' }));
    await outside.post(formBody({ message: 'Riempito dal browser.' }));
    await outside.settled();
    const [lead, ...others] = await outside.leads();
    expect([lead?.state, others]).toEqual(['sent', []]);
    expect(await mailsOf(lead?.id ?? 'none')).toHaveLength(1);
  });

  it('is not forgiven for other content under the same id', async () => {
    const id = randomUUID();
    await post(id, filled);
    expect(await post(id, { ...validLead, phone: '06 999' })).toBe(409);
    expect(await outside.leads()).toMatchObject([{ state: 'held', payload: { phone: '06 123 4567' } }]);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('does not change a lead that is waiting or sent', async () => {
    const id = randomUUID();
    const { database } = outside.real;
    await database.query("update mail_provider set closed_until = now() + interval '10 minutes'");
    await post(id, validLead);
    const waiting = await outside.leads();
    expect(waiting).toMatchObject([{ state: 'pending', attempts: 0 }]);
    expect(await post(id, filled)).toBe(200);
    expect(await outside.leads()).toEqual(waiting);
    await database.query('update mail_provider set closed_until = null');
    await outside.deliverLeads();
    const sent = await outside.leads();
    expect(await post(id, filled)).toBe(200);
    expect(await outside.leads()).toEqual(sent);
    expect(sent).toMatchObject([{ state: 'sent' }]);
  });
});

describe('a form without JavaScript', () => {
  it('becomes one lead when clicked twice, and leads to the thank-you page both times', async () => {
    for (const answer of await Promise.all([outside.post(formBody()), outside.post(formBody())])) {
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/richiesta-inviata']);
    }
    await outside.settled();
    const [lead, ...others] = await outside.leads();
    expect(others).toEqual([]);
    expect(await mailsOf(lead?.id ?? 'none')).toHaveLength(1);
  });

  it('sends a multipart application to the people inbox', async () => {
    const form = new FormData();
    for (const [name, value] of formBody({ formType: 'career' })) form.set(name, value);
    form.set('attachment', new File([], ''));
    const answer = await outside.post(form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/candidatura-inviata']);
    await outside.settled();
    const [lead] = await outside.leads();
    expect(await mailsOf(lead?.id ?? 'none')).toMatchObject([{ to: ['persone@trama.example'] }]);
  });

  it('keeps the page of the form after it was returned with errors', async () => {
    const wrong = await outside.post(formBody({ email: 'x' }), { referer: `${SITE}/lavora-con-noi?a=b` });
    const page = await wrong.text();
    expect([wrong.status, page]).toEqual([
      422,
      expect.stringContaining('name="page" value="/lavora-con-noi"'),
    ]);
    const referer = `${SITE}/api/send-contact-email`;
    expect((await outside.post(formBody({ page: '/lavora-con-noi' }), { referer })).status).toBe(303);
    expect(await outside.leads()).toMatchObject([{ page: '/lavora-con-noi' }]);
  });

  it('keeps the chosen plan and the campaign after it was returned with errors', async () => {
    const address = `${SITE}/servizi/voip?scelta=Base&utm_campaign=medici&x=1`;
    const page = await (await outside.post(formBody({ email: 'x' }), { referer: address })).text();
    const [, field = ''] = /name="page" value="([^"]*)"/.exec(page) ?? [];
    expect(field).not.toContain('x=1');
    const referer = `${SITE}/api/send-contact-email`;
    await outside.post(formBody({ page: field.replaceAll('&amp;', '&') }), { referer });
    const campaign = { campaign: 'medici', landing: '/servizi/voip' };
    expect(await outside.leads()).toMatchObject([
      { page: '/servizi/voip', payload: { plan: 'Base', campaign } },
    ]);
  });

  it('leads to the thank-you page with a filled honeypot, and holds the lead', async () => {
    const answer = await outside.post(formBody({ website: 'x' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/richiesta-inviata']);
    await outside.settled();
    expect(await outside.leads()).toMatchObject([{ state: 'held' }]);
  });
});
