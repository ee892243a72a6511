import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { svixHeaders } from '../../netlify/local/outbox/mail-events.ts';
import type { Dependencies } from '../../netlify/server/dependencies.ts';
import { countBounced } from '../../netlify/server/leads/bounced.ts';
import { deliverDueLeads } from '../../netlify/server/leads/delivery.ts';
import { runSchedule } from '../../netlify/server/leads/scheduled-run.ts';
import { claimLead } from '../../netlify/server/leads/states/claim-lead.ts';
import { markSent } from '../../netlify/server/leads/states/end-attempt.ts';
import { sendNow } from '../../netlify/server/leads/states/operator.ts';
import { answerMailEvent } from '../../netlify/server/mail-events/mail-events-endpoint.ts';
import { eraseExpired } from '../../netlify/server/retention/erase-expired.ts';
import { type Posted, postReport as post, report as reportMail, WEBHOOK_SECRET } from './mail-reports.ts';
import { jsonHeaders, SITE, sharedOutsideServices, validLead } from './outside-services.ts';
import { atClock, DAY } from './simulation.ts';

const outside = await sharedOutsideServices();
const FALLBACK = 'direzione@trama.example';
const SALES = 'vendite@trama.example';
const PEOPLE = 'persone@trama.example';

const withInbox = (leadsFallbackTo: string | undefined, lines: string[] = []): Dependencies => ({
  ...outside.real,
  environment: { ...outside.real.environment, resendWebhookSecret: WEBHOOK_SECRET, leadsFallbackTo },
  log: (line) => lines.push(line),
});

const report = (using: Dependencies, kind: string, mailId: string, posted?: Posted): Promise<number> =>
  reportMail(using, { kind, mailId }, posted);

/** Sends a lead and returns its row and the provider's id of its mail. */
const sentLead = async (change: object = {}) => {
  const key = randomUUID();
  const answer = await outside.post(JSON.stringify({ ...validLead, ...change }), jsonHeaders(key));
  expect(answer.status).toBe(200);
  await outside.settled();
  return { id: key, mailId: await mailIdOf(key) };
};

const rowOf = async (id: string) => (await outside.leads()).find((lead) => lead.id === id);
const mailIdOf = async (id: string): Promise<string> => {
  const mailId = (await rowOf(id))?.provider_id;
  if (!mailId) throw new Error('the lead has no mail');
  return mailId;
};

/** The inboxes that got a lead's mail, in order. */
const inboxesOf = async (id: string) =>
  (await outside.mails())
    .filter(({ idempotencyKey }) => idempotencyKey?.includes(id))
    .flatMap(({ to }) => to);

describe('a mail that comes to nothing', () => {
  it.each(['bounced', 'complained', 'suppressed', 'failed'])(
    'goes to the second inbox when it %s',
    async (kind) => {
      const lines: string[] = [];
      const using = withInbox(FALLBACK, lines);
      const { id, mailId } = await sentLead();
      expect(await countBounced(using.database)).toBe(0);
      expect(await report(using, kind, mailId)).toBe(204);
      expect(await inboxesOf(id)).toEqual([SALES, FALLBACK]);
      expect(await rowOf(id)).toMatchObject({
        state: 'sent',
        to_fallback: true,
        bounce: kind,
        stranded: false,
      });
      expect(await countBounced(using.database)).toBe(1);
      expect(lines).toEqual([`lead bounced ${id} ${kind}, goes to the second inbox`]);
      const [, second] = (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id));
      expect(second?.text).toContain(`Secondo invio: ${SALES} non ha ricevuto questa mail`);
    },
  );

  it('waits for a person without a second inbox, and a repaired inbox gets it under a new key', async () => {
    const using = withInbox(undefined);
    const { id, mailId } = await sentLead();
    await report(using, 'bounced', mailId);
    await deliverDueLeads(using);
    expect(await inboxesOf(id)).toEqual([SALES]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', stranded: true, bounce: 'bounced' });
    expect(await countBounced(using.database)).toBe(1);
    expect(await sendNow(using.database, id)).toMatchObject({ ok: true });
    await deliverDueLeads(using);
    expect(await inboxesOf(id)).toEqual([SALES, SALES]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', stranded: false, bounce: null });
    expect(await countBounced(using.database)).toBe(0);
  });

  it('stays when the second inbox does not take it either', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    await report(using, 'bounced', mailId);
    await report(using, 'complained', await mailIdOf(id));
    await deliverDueLeads(using);
    expect(await inboxesOf(id)).toEqual([SALES, FALLBACK]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', stranded: true, bounce: 'complained' });
    await report(using, 'bounced', await mailIdOf(id));
    expect(await inboxesOf(id)).toEqual([SALES, FALLBACK]);
    expect(await countBounced(using.database)).toBe(1);
  });

  it('takes the curriculum along, from the inbox of applications', async () => {
    const using = withInbox(FALLBACK);
    const content = Buffer.from(
      '%PDF-1.4\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\nxref\n0 3\n0000000000 65535 f \n0000000009 00000 n \n0000000054 00000 n \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n103\n%%EOF\n',
    ).toString('base64');
    const attachment = { filename: 'cv.pdf', content, type: 'application/pdf' };
    const { id, mailId } = await sentLead({ formType: 'career', attachment });
    await report(using, 'bounced', mailId);
    const mails = (await outside.mails()).filter(({ idempotencyKey }) => idempotencyKey?.includes(id));
    expect(mails.map(({ to }) => to)).toEqual([[PEOPLE], [FALLBACK]]);
    for (const mail of mails) expect(mail).toMatchObject({ attachments: [{ filename: 'cv.pdf' }] });
  });

  it('is not sent to the same inbox again', async () => {
    const using = withInbox('Persone@trama.example');
    const { id, mailId } = await sentLead({ formType: 'career' });
    await report(using, 'bounced', mailId);
    expect(await inboxesOf(id)).toEqual([PEOPLE]);
    expect(await rowOf(id)).toMatchObject({ stranded: true });
  });

  it('is noticed when it is reported before the mail is in the row', async () => {
    const using = withInbox(FALLBACK);
    const { id } = await sentLead();
    await using.database.query(
      "update leads set state = 'pending', provider_id = null, next_attempt_at = now()",
    );
    await using.database.query("update mail_provider set next_slot_at = '-infinity'");
    const claimed = await claimLead(using.database, { tried: [], withinMs: 60_000 });
    if (claimed === undefined) throw new Error('nothing to claim');
    expect(await report(using, 'bounced', 'mail-of-a-late-row')).toBe(204);
    await markSent(using.database, claimed, 'mail-of-a-late-row', null);
    await runSchedule(using);
    expect((await inboxesOf(id)).at(-1)).toBe(FALLBACK);
    expect(await countBounced(using.database)).toBe(1);
  });

  it('stays bounced when an older “delivered” arrives late', async () => {
    for (const inbox of [undefined, FALLBACK]) {
      const using = withInbox(inbox);
      const { id, mailId } = await sentLead();
      await report(using, 'bounced', mailId);
      await report(using, 'delivered', mailId);
      expect(await rowOf(id)).toMatchObject({ bounce: 'bounced', bounced_at: expect.any(Date) });
    }
  });

  it('counts until its first inbox takes a later mail; that of applications is another', async () => {
    const using = withInbox(FALLBACK);
    const first = await sentLead();
    await report(using, 'bounced', first.mailId);
    const application = await sentLead({ formType: 'career' });
    await report(using, 'delivered', application.mailId);
    expect(await countBounced(using.database)).toBe(1);
    await report(using, 'delivered', await mailIdOf(first.id));
    expect(await countBounced(using.database)).toBe(1);
    const later = await sentLead();
    await report(using, 'delivered', later.mailId);
    expect(await countBounced(using.database)).toBe(0);
  });

  it('does not concern a lead whose data was erased', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    await eraseExpired(atClock(using, () => new Date(Date.now() + 31 * DAY)));
    expect(await report(using, 'complained', mailId)).toBe(204);
    expect(await outside.leads()).toMatchObject([{ state: 'sent', payload: null, bounced_at: null }]);
    expect(await inboxesOf(id)).toEqual([SALES]);
  });

  it('is kept for a person for 90 days, and counts no longer once it is erased', async () => {
    const using = withInbox(undefined);
    const { mailId } = await sentLead();
    await report(using, 'bounced', mailId);
    const eraseAfter = (days: number) =>
      eraseExpired(atClock(using, () => new Date(Date.now() + days * DAY)));
    await eraseAfter(89);
    expect((await outside.leads())[0]?.payload).not.toBeNull();
    await eraseAfter(91);
    expect((await outside.leads())[0]?.payload).toBeNull();
    expect(await countBounced(using.database)).toBe(0);
  });
});

describe('a report', () => {
  it('is refused when it is forged, unsigned or five minutes old', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    expect(await report(using, 'bounced', mailId, { secret: `whsec_${btoa('another secret')}` })).toBe(401);
    expect(await report(using, 'bounced', mailId, { secondsAgo: 5 * 60 + 2 })).toBe(401);
    expect(await report(using, 'bounced', mailId, { secondsAgo: -5 * 60 - 2 })).toBe(401);
    const body = JSON.stringify({ type: 'email.bounced', data: { email_id: mailId } });
    const headers = svixHeaders('msg_1', Math.floor(Date.now() / 1000), body, WEBHOOK_SECRET);
    const work: Promise<unknown>[] = [];
    const send = async (change: Record<string, string>, sentBody = body) =>
      (
        await answerMailEvent(
          new Request(`${SITE}/api/mail-events`, {
            method: 'POST',
            headers: { ...headers, ...change },
            body: sentBody,
          }),
          { waitUntil: (task) => void work.push(task) },
          using,
        )
      ).status;
    expect(await send({}, `${body} `)).toBe(401);
    expect(await send({ 'svix-id': 'msg_2' })).toBe(401);
    for (const signature of ['', 'v1', 'v1,', 'v1,x', `v2,${headers['svix-signature']}`])
      expect(await send({ 'svix-signature': signature })).toBe(401);
    expect(await send({ 'svix-timestamp': 'now' })).toBe(401);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', bounced_at: null });
    // A secret that is being replaced signs beside the new one.
    expect(await send({ 'svix-signature': `v1,AAAA ${headers['svix-signature']}` })).toBe(204);
    expect(await rowOf(id)).toMatchObject({ bounce: 'bounced' });
    await Promise.all(work);
  });

  it('has an effect once, however often it comes', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    for (let times = 0; times < 3; times += 1)
      expect(await report(using, 'bounced', mailId, { id: 'msg_same' })).toBe(204);
    await Promise.all([1, 2, 3].map(() => report(using, 'complained', mailId)));
    expect(await inboxesOf(id)).toEqual([SALES, FALLBACK]);
    expect(
      await using.database.query("select count(*)::int as n from mail_events where id = 'msg_same'"),
    ).toEqual([{ n: 1 }]);
    await eraseExpired(atClock(using, () => new Date(Date.now() + 8 * DAY)));
    expect(await using.database.query('select from mail_events')).toEqual([]);
  });

  it.each([
    ['without tags', undefined],
    ['with other tags', { category: 'newsletter' }],
    ['of a preview', { site: 'production' }],
  ])('about a mail of others, %s, leaves no row and no line', async (_, tags) => {
    const lines: string[] = [];
    const using = withInbox(FALLBACK, lines);
    for (const kind of ['delivered', 'bounced', 'complained'])
      expect(await reportMail(using, { kind, mailId: 'mail-of-others', to: SALES, tags })).toBe(204);
    expect(lines).toEqual([]);
    expect(await using.database.query('select from mail_events')).toEqual([]);
    expect(await using.database.query('select from inboxes')).toEqual([]);
  });

  it('without tags counts when the database knows the mail', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    expect(await reportMail(using, { kind: 'bounced', mailId, tags: undefined })).toBe(204);
    expect(await inboxesOf(id)).toEqual([SALES, FALLBACK]);
  });

  it('of another kind, or that nobody can read, has no effect', async () => {
    const using = withInbox(FALLBACK);
    const { mailId } = await sentLead();
    for (const kind of ['opened', 'delivery_delayed', 'sent', 'nonsense'])
      expect(await report(using, kind, mailId)).toBe(204);
    for (const body of [
      '{',
      '[]',
      'null',
      '{"type":"email.bounced"}',
      '{"type":"email.bounced","data":{"email_id":7}}',
    ])
      expect(await post(using, body)).toBe(204);
    expect(await report(using, 'bounced', 'with a blank')).toBe(204);
    expect(await using.database.query('select from mail_events')).toEqual([]);
  });

  it('is read although its times, recipient and tags are not as expected', async () => {
    const using = withInbox(FALLBACK);
    const { id, mailId } = await sentLead();
    const data = { email_id: mailId, created_at: 'soon', to: SALES, tags: [{ name: 'site', value: 'x' }] };
    expect(await post(using, JSON.stringify({ type: 'email.bounced', created_at: 7, data }))).toBe(204);
    expect(await rowOf(id)).toMatchObject({ bounce: 'bounced' });
  });

  it('is answered 404 without a secret, 405 and 413', async () => {
    const off = withInbox(FALLBACK);
    const without = { ...off, environment: { ...off.environment, resendWebhookSecret: undefined } };
    expect(await report(without, 'bounced', 'mail')).toBe(404);
    expect(await post(off, '', { method: 'GET' })).toBe(405);
    expect(await post(off, ' '.repeat(64 * 1024 + 1))).toBe(413);
  });
});
