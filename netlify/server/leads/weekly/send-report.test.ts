import { beforeEach, expect, it } from 'vitest';
import { migratedDatabase } from '../../../local/postgres/migrated-database.fixture.ts';
import { inSimulatedTime } from '../../../local/postgres/simulated-time.ts';
import type { Database } from '../../database/database.ts';
import type { Mail } from '../../email/mail-client.ts';
import type { SendOutcome } from '../../email/send-outcome.ts';
import { readEnvironment } from '../../environment.ts';
import { readOverview } from '../../health/overview.ts';
import { sendWeeklyReport } from './send-report.ts';

const MONDAY = '2026-11-23T06:05:00Z';
const ACCEPTED: SendOutcome = { kind: 'accepted', providerId: 'x' };

let database: Database;
let environment: ReturnType<typeof readEnvironment>;
const mails: { mail: Mail; key: string }[] = [];
const lines: string[] = [];

beforeEach(async () => {
  mails.length = 0;
  lines.length = 0;
  const migrated = await migratedDatabase();
  database = migrated.database;
  environment = readEnvironment(migrated.variables);
});

const arrive = (at: string, campaign: object | null = null, state = 'sent', source = 'Homepage') =>
  database.query(
    `insert into leads (id, state, held_for, form_type, source, page, payload, payload_hash, legal_version, created_at,
       pending_since, next_attempt_at)
     values (gen_random_uuid(), $1::text, case when $1::text = 'held' then 'honeypot' end, 'quote', $2, '/', $3::jsonb, '',
       '2026-11', $4, $4, $4)`,
    [
      state,
      source,
      JSON.stringify({
        name: 'Lucia Bianchi',
        email: 'l@a.example',
        phone: '06 1',
        message: 'Ciao',
        campaign,
      }),
      at,
    ],
  );

const runAt = (at: string, outcome: SendOutcome = ACCEPTED) =>
  sendWeeklyReport({
    database: inSimulatedTime(database, () => new Date(at)),
    environment: { ...environment, siteUrl: 'https://www.azienda.example' },
    pause: async () => {},
    log: (line) => void lines.push(line),
    mail: {
      send: async (mail, key) => {
        mails.push({ mail, key });
        return outcome;
      },
      probe: async () => null,
    },
  });

it('mails the counts of the week before, without personal data', async () => {
  await arrive('2026-11-16T08:00:00Z', { source: 'g', campaign: 'medici', gclid: 'Cj0', term: 'fibra' });
  await arrive('2026-11-17T08:00:00Z', { source: 'g', campaign: '<b>medici</b>' });
  await arrive('2026-11-18T08:00:00Z', null, 'failed', 'Fibra Ottica');
  await arrive('2026-11-18T08:00:00Z', { source: 'robot' }, 'held');
  expect(await runAt(MONDAY)).toEqual({ kind: 'sent', week: '2026-11-16', leads: 3 });
  const [{ mail, key } = { mail: undefined, key: '' }] = mails;
  expect([mail?.to, key]).toEqual([environment.leadsTo, 'weekly-report/2026-11-16']);
  const text = mail?.text ?? '';
  for (const line of [
    '3  Richiesta di preventivo',
    '3  /',
    '2  Homepage',
    '1  Fibra Ottica',
    '2  g',
    '1  medici',
  ])
    expect(text).toContain(`\n  ${line}\n`);
  expect(mail?.subject).toContain('16 novembre 2026');
  expect(mail?.html).toContain('&lt;b&gt;medici');
  for (const personal of ['Lucia', 'l@a.example', '06 1', 'Ciao', 'Cj0', 'fibra', 'robot'])
    expect(`${text}${mail?.html}`).not.toContain(personal);
});

it('sends only one mail a week, however often it runs', async () => {
  await runAt(MONDAY);
  for (const at of ['2026-11-23T07:05:00Z', '2026-11-24T06:05:00Z', '2026-11-29T22:59:00Z'])
    expect((await runAt(at)).kind).toBe('before');
  expect(mails).toHaveLength(1);
  expect(await runAt('2026-11-29T23:00:00Z')).toMatchObject({ kind: 'sent', week: '2026-11-23' });
});

it('tries again until the mail is sent, and changes the key only after a refusal', async () => {
  expect((await runAt(MONDAY, { kind: 'retry', error: 'application_error', retryAfterMs: 0 })).kind).toBe(
    'not_sent',
  );
  await runAt(MONDAY, { kind: 'refused', error: 'validation_error' });
  await runAt(MONDAY, { kind: 'blocked', error: 'validation_error:domain', keySpent: true });
  expect((await runAt(MONDAY)).kind).toBe('sent');
  expect((await runAt(MONDAY)).kind).toBe('before');
  const first = 'weekly-report/2026-11-16';
  expect(mails.map(({ key }) => key)).toEqual([first, first, `${first}/again-1`, `${first}/again-2`]);
  expect(lines[0]).toBe('weekly report not mailed 2026-11-16 application_error');
});

it.each([
  ['the clocks go forward', '2026-03-30T06:05:00Z', '2026-03-22T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['the clocks go back', '2026-10-26T06:05:00Z', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['the year ends', '2027-01-04T06:05:00Z', '2026-12-27T23:00:00Z', '2027-01-03T23:00:00Z'],
])('counts the whole week in Rome when %s', async (_, now, from, to) => {
  const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
  for (const at of [before(from), from, before(to), to]) await arrive(at);
  expect((await runAt(now)).leads).toBe(2);
});

it('names what was not delivered, of any week, until somebody closes it', async () => {
  await arrive('2026-11-17T08:00:00Z', null, 'failed');
  await arrive('2026-10-02T08:00:00Z', null, 'failed');
  await arrive('2026-10-02T08:00:00Z', null, 'failed');
  await database.query(
    "update leads set id = '82059c01-0000-4000-8000-000000000001' where created_at > '2026-11-01'",
  );
  await database.query(
    "update leads set closed_at = now() where id = (select id from leads where created_at < '2026-11-01' limit 1)",
  );
  await runAt(MONDAY);
  const [{ mail } = { mail: undefined }] = mails;
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Non consegnate: 2 (');
    expect(text).toContain('8205-9C01');
  }
});

it('says how many were called back, and how it was the week before, with links to the desk', async () => {
  for (const day of [16, 17, 18]) await arrive(`2026-11-${day}T08:00:00Z`);
  for (const day of [9, 10]) await arrive(`2026-11-0${day}T08:00:00Z`.replace('010', '10'));
  await database.query(
    "update leads set handled_at = created_at + case when created_at < '2026-11-17' then interval '30 hours 1 minute' else interval '1 hour' end where created_at < '2026-11-18' and created_at > '2026-11-10'",
  );
  await runAt(MONDAY);
  const { text = '', html = '' } = mails[0]?.mail ?? {};
  for (const part of [text, html]) {
    expect(part).toContain('3 richieste, 2 richiamate, la più lenta dopo 31 ore');
    expect(part).toContain('Settimana prima: 2 richieste, 1 richiamata, la più lenta dopo 31 ore');
    expect(part).toContain('https://www.azienda.example/api/desk?state=to-call');
    expect(part).not.toContain('npm run');
  }
});

it('says nothing of what was not delivered when all was', async () => {
  await arrive('2026-11-17T08:00:00Z');
  await runAt(MONDAY);
  expect(mails[0]?.mail.text).not.toContain('Non consegnate');
});

it('is tried again by the schedule that delivers leads when it could not be sent', async () => {
  await runAt(MONDAY, { kind: 'retry', error: 'application_error', retryAfterMs: 0 });
  const waitsAt = async (at: string) =>
    (
      await readOverview(
        inSimulatedTime(database, () => new Date(at)),
        environment,
      )
    ).reportWaits;
  expect(await waitsAt('2026-11-23T06:15:00Z')).toBe(true);
  expect(await waitsAt('2026-11-30T06:15:00Z')).toBe(false);
  await runAt('2026-11-23T06:15:00Z');
  expect(await waitsAt('2026-11-23T06:30:00Z')).toBe(false);
});

it('says so when there were no leads', async () => {
  await runAt(MONDAY);
  expect(mails[0]?.mail.subject).toContain('Richieste della settimana: 0');
  expect(mails[0]?.mail.text).not.toContain('Pagina:');
});

it('names the most frequent campaigns, and counts the others together', async () => {
  for (let n = 0; n < 25; n += 1) await arrive('2026-11-17T08:00:00Z', { campaign: `c${n}` });
  await runAt(MONDAY);
  expect(mails[0]?.mail.text).toMatch(/Campagna \(utm_campaign\):\n(?: {2}1 {2}c\d+\n){20} {2}5 {2}altre\n/);
});
