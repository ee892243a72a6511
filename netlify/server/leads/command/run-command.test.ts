import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { migratedDatabase } from '../../../local/postgres/migrated-database.fixture.ts';
import { inSimulatedTime } from '../../../local/postgres/simulated-time.ts';
import type { Database } from '../../database/database.ts';
import { claimLead } from '../states/claim-lead.ts';
import { runLeadsCommand } from './run-command.ts';

const NOW = new Date('2026-07-01T09:05:00Z');
const MINUTE = 60_000;
const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
/** Larger than one part of an upload. */
const FILE = Buffer.alloc(1_500_000, '%PDF-1.7 curriculum ');

const folder = mkdtempSync(join(tmpdir(), 'trama-curriculum-'));
let database: Database;
beforeEach(async () => {
  ({ database } = await migratedDatabase());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The database, at this time. */
const at = (now: Date): Database => inSimulatedTime(database, () => now);
const runAt = (command: Parameters<typeof runLeadsCommand>[1], now: Date) =>
  runLeadsCommand(at(now), command, now);

/** Stores an application that arrived `minutesAgo`, with a curriculum in the state `cv`; undefined = no curriculum. */
const apply = async (
  number: number,
  cv?: 'open' | 'complete' | 'refused',
  minutesAgo = 5,
  state = 'pending',
) => {
  const arrived = new Date(NOW.getTime() - minutesAgo * MINUTE);
  const upload = cv === undefined ? null : id(number);
  if (cv !== undefined) {
    const sha256 = createHash('sha256').update(FILE).digest('hex');
    await database.query(
      `insert into cv_uploads (id, state, refusal, filename, size, sha256, created_at)
       values ($1, $2, $3, 'Lucia Bianchi.pdf', $4, $5, $6)`,
      [id(number), cv, cv === 'refused' ? 'late' : null, FILE.length, sha256, arrived],
    );
    const parts = cv === 'complete' ? [FILE.subarray(0, 1_048_576), FILE.subarray(1_048_576)] : [];
    for (const [part, bytes] of parts.entries())
      await database.query("insert into cv_upload_parts values ($1, $2, decode($3, 'base64'))", [
        id(number),
        part,
        bytes.toString('base64'),
      ]);
  }
  await database.query(
    `insert into leads (id, state, held_for, form_type, source, payload, payload_hash, legal_version, created_at,
       pending_since, next_attempt_at, cv_upload_id)
     values ($1, $2::text, case when $2::text = 'held' then 'flood' end, 'career', 'Lavora con noi',
       '{"name":"Lucia Bianchi","phone":"06 1","email":"l@a.example","company":"","message":"Ciao"}', '', '2026-01',
       $3, $3, $3, $4)`,
    [id(number), state, arrived, upload],
  );
};

it('exports to a new file, and never overwrites an existing one', async () => {
  await apply(1);
  const file = join(folder, 'leads.csv');
  const command = { name: 'export', since: { days: 7 }, personal: false, file, json: false } as const;
  const { done, output } = await runAt(command, NOW);
  expect([done, output]).toEqual([true, `${file}: 1 leads.`]);
  expect(readFileSync(file, 'utf8')).toMatch(/^\ufeff"number";.*\r\n.*"Lavora con noi".*\r\n$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await runAt(command, NOW)).toMatchObject({ done: false });
  expect((await runAt({ ...command, file: undefined }, NOW)).output).toBe(readFileSync(file, 'utf8'));
  const asJson = await runAt({ ...command, file: undefined, json: true }, NOW);
  expect(JSON.parse(asJson.output)).toMatchObject([{ source: 'Lavora con noi', plan: null, campaign: null }]);
});

const list = () => runAt({ name: 'list', states: ['pending'], limit: 9, json: false }, NOW);
const show = (...ids: string[]) => runAt({ name: 'show', ids, json: false }, NOW);
const showJson = async (...ids: string[]) =>
  JSON.parse((await runAt({ name: 'show', ids, json: true }, NOW)).output);

describe('an application whose curriculum has not arrived completely', () => {
  const WAITS = 'for its curriculum until 2026-07-01 11:15:00';

  it('says until when it waits in the list, and after retry or release', async () => {
    await apply(1, 'open');
    await apply(2, 'open', 5, 'held');
    expect((await list()).output).toContain(`waits ${WAITS}`);
    expect((await show(id(1))).output).toContain(`Waits:         ${WAITS}`);
    expect(await showJson(id(1))).toMatchObject({ cvAwaitedUntil: '2026-07-01T09:15:00.000Z' });
    for (const [name, number] of [
      ['retry', 1],
      ['release', 2],
    ] as const)
      expect(await runAt({ name, ids: [id(number)], json: false }, NOW)).toEqual({
        done: true,
        output: `Lead ${id(number)} waits ${WAITS}.`,
      });
  });

  it.each([
    ['the curriculum is complete', 'complete', 5],
    ['the curriculum is refused', 'refused', 5],
    ['15 minutes have passed', 'open', 15],
  ] as const)('stops waiting once %s', async (_, cv, minutesAgo) => {
    await apply(1, cv, minutesAgo);
    expect((await list()).output).toContain('next try');
    const retried = await change('retry', id(1));
    expect(retried.output).toBe(`Lead ${id(1)} waits for its mail, due now.`);
  });
});

const change = (name: 'retry' | 'release' | 'close', named: string) =>
  runAt({ name, ids: [named], json: false }, NOW);

it('makes failed, waiting and held leads due, and refuses all others', async () => {
  for (const [index, state] of ['pending', 'failed', 'held', 'sent'].entries())
    await apply(index + 1, undefined, 5, state);
  for (const [verb, number] of [
    ['retry', 1],
    ['retry', 2],
    ['release', 3],
  ] as const)
    expect(await change(verb, id(number))).toEqual({
      done: true,
      output: `Lead ${id(number)} waits for its mail, due now.`,
    });
  expect(
    await database.query(
      `select state, held_for, next_attempt_at = $1 as due, pending_since = $1 as since from leads
       where state <> 'sent'`,
      [NOW],
    ),
  ).toEqual(Array(3).fill({ state: 'pending', held_for: null, due: true, since: true }));
  for (const [verb, number, why] of [
    ['retry', 4, 'is sent already: there is nothing to retry.'],
    ['release', 4, 'is sent already: nothing holds it.'],
    ['retry', 9, 'is not there.'],
  ] as const)
    expect(await change(verb, id(number))).toEqual({ done: false, output: `Lead ${id(number)} ${why}` });
});

describe('retry', () => {
  it('does not change a lead that is being mailed until its lease of a minute ends', async () => {
    await apply(1);
    await claimLead(at(NOW), { tried: [], withinMs: MINUTE });
    const [claimed] = await database.query('select * from leads');
    const retryAfter = (milliseconds: number) =>
      runAt({ name: 'retry', ids: [id(1)], json: false }, new Date(NOW.getTime() + milliseconds));
    expect(await retryAfter(MINUTE - 1)).toEqual({
      done: false,
      output: `Lead ${id(1)} is being mailed this moment.`,
    });
    expect(await database.query('select * from leads')).toEqual([claimed]);
    expect(await retryAfter(MINUTE)).toMatchObject({ done: true });
  });
});

describe('show', () => {
  it('shows several leads, and continues after one that does not exist', async () => {
    await apply(1);
    await apply(3);
    const { done, output } = await show(id(1), id(2), id(3));
    expect(done).toBe(false);
    expect(output.split('\n\n')).toEqual([
      expect.stringContaining(id(1)),
      `Lead ${id(2)} is not there.`,
      expect.stringContaining(id(3)),
    ]);
    expect(await showJson(id(1))).toMatchObject({ id: id(1) });
    expect(await showJson(id(1), id(2))).toMatchObject([{ id: id(1) }, { ok: false }]);
  });
});

describe('show with the number that a visitor reads aloud', () => {
  const ask = (number: string, json = false) => runAt({ name: 'show', ids: [number], json }, NOW);

  it('finds the lead, or says that there is none', async () => {
    await apply(1);
    const start = id(1).slice(0, 8);
    expect(JSON.parse((await ask(start, true)).output)).toMatchObject({ id: id(1) });
    expect(await ask('0190b5e2')).toEqual({ done: false, output: 'No lead has the number 0190-B5E2.' });
  });
});

describe('a number in every other verb', () => {
  const START = id(1).slice(0, 8);

  it('retries, releases and closes the lead that has it', async () => {
    await apply(1);
    expect((await change('retry', START)).output).toBe(`Lead ${id(1)} waits for its mail, due now.`);
    await database.query("update leads set state = 'held', held_for = 'flood'");
    expect(await change('close', START)).toEqual({ done: true, output: `Lead ${id(1)} is closed.` });
    expect((await show(START)).output).toContain('Closed:        2026-07-01 11:05:00');
    expect(await change('close', START)).toEqual({ done: false, output: `Lead ${id(1)} is closed already.` });
    expect(await change('release', START)).toMatchObject({ done: true });
    expect(await database.query('select state, closed_at from leads')).toEqual([
      { state: 'pending', closed_at: null },
    ]);
    expect((await change('close', START)).output).toBe(
      `Lead ${id(1)} waits for its mail: there is nothing to close.`,
    );
  });

  it('changes nothing and says so when two leads have it, or none', async () => {
    await apply(1);
    await apply(2);
    const { done, output } = await change('retry', START);
    expect(done).toBe(false);
    expect(output).toContain('2 leads have the number');
    for (const number of [1, 2]) expect(output).toContain(id(number));
    expect((await show(START)).output).toContain('2 leads have the number');
    expect(await change('close', '0190b5e2')).toEqual({
      done: false,
      output: 'No lead has the number 0190-B5E2.',
    });
    const file = join(folder, 'of-two.pdf');
    expect((await runAt({ name: 'curriculum', id: START, file, json: false }, NOW)).output).toContain(
      '2 leads have the number',
    );
  });
});

it('closes the held leads of a flood that a mail has listed, and no other', async () => {
  for (const number of [1, 2, 3]) await apply(number, undefined, 5, 'held');
  await database.query(
    `with notice as (insert into notices (id, inbox, created_at, sent_at)
       values (gen_random_uuid(), 'x', now(), now()) returning id)
     insert into told (kind, subject, since, lead_id, notice_id) select 'held', $1::text, now(), $1::uuid, id from notice`,
    [id(1)],
  );
  await database.query("update leads set held_for = 'flood' where id in ($1, $2)", [id(1), id(2)]);
  const { output } = await runAt({ name: 'close held', json: false }, NOW);
  expect(output).toBe('1 held leads closed.');
  expect(await database.query('select id from leads where closed_at is not null')).toEqual([{ id: id(1) }]);
});

describe('curriculum', () => {
  const write = (number: number, file: string, json = false) =>
    runAt({ name: 'curriculum', id: id(number), file: join(folder, file), json }, NOW);

  it('writes an identical file that only its owner can read, and overwrites none', async () => {
    await apply(1, 'complete');
    const path = join(folder, 'cv.pdf');
    expect(await write(1, 'cv.pdf')).toEqual({
      done: true,
      output: `${path}: Lucia Bianchi.pdf, ${FILE.length} bytes.`,
    });
    expect(readFileSync(path).equals(FILE)).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await write(1, 'cv.pdf')).toEqual({
      done: false,
      output: `${path} exists already and is not overwritten.`,
    });
    expect(JSON.parse((await write(1, 'none/cv.pdf', true)).output)).toEqual({
      ok: false,
      message: `${join(folder, 'none/cv.pdf')} cannot be written (ENOENT).`,
    });
  });

  it('says why when there is no curriculum to write', async () => {
    await apply(1);
    await apply(2, 'open');
    await apply(3, 'refused');
    await apply(4, 'complete');
    await database.query('update leads set payload = null where id = $1', [id(4)]);
    await apply(5, 'complete');
    await database.query('delete from cv_upload_parts where upload_id = $1 and part = 1', [id(5)]);
    const said = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => write(number, `none-${number}`)));
    expect(said.map(({ done, output }) => [done, output.replace(/^Lead \S+ /, '')])).toEqual([
      [false, 'has no curriculum.'],
      [false, 'has a curriculum that has not arrived completely.'],
      [false, 'has no curriculum: it was refused (late).'],
      [false, 'is erased, and its curriculum with it.'],
      [false, 'has a damaged curriculum: it differs from the file that the browser announced.'],
      [false, 'is not there.'],
    ]);
  });
});
