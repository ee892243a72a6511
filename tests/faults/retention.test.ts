import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ERASURES, eraseExpired } from '../../netlify/server/retention/erase-expired.ts';
import { sharedOutsideServices } from './outside-services.ts';
import { atClock, DAY, START } from './simulation.ts';

const outside = await sharedOutsideServices();

const eraseAt = (now: number) => eraseExpired(atClock(outside.real, () => new Date(now)));
const lead = async (state: string, at: number) => {
  const id = randomUUID();
  const moment = new Date(at);
  await outside.real.database.query(
    `insert into leads (id, state, held_for, form_type, source, page, payload, payload_hash, consent_text_id,
       consent_text_sha256, legal_version, created_at, pending_since, next_attempt_at, failed_at, sent_at, provider_id)
     values ($1, $2::text, case when $2::text = 'held' then 'honeypot' end, 'quote', 'Homepage', '/',
       '{"name":"Lucia","plan":"Base","campaign":{"source":"g","gclid":"Cj0"}}', 'hash', 'text',
       'sha', '2026-01', $3, $3, $3, $3, case when $2::text = 'sent' then $3::timestamptz end, 'mail')`,
    [id, state, moment],
  );
  return id;
};
const stateOf = async (id: string) => (await outside.leads()).find((row) => row.id === id);

describe('a lead 30 days after its delivery', () => {
  it('keeps only its time, form, source and consent evidence', async () => {
    const id = await lead('sent', START);
    const before = await stateOf(id);
    await eraseAt(START + 30 * DAY - 1);
    expect(await stateOf(id)).toEqual(before);
    expect(await eraseAt(START + 30 * DAY)).toMatchObject({ ok: true, erased: { deliveredLeads: 1 } });
    const [row] = await outside.leads();
    expect(row?.id).not.toBe(id);
    expect(row).toEqual({
      ...before,
      id: row?.id,
      payload: null,
      payload_hash: '',
      provider_id: null,
      erased_at: new Date(START + 30 * DAY),
    });
    expect(await eraseAt(START + 31 * DAY)).toMatchObject({ erased: { deliveredLeads: 0 } });
  });
});

it('counts a failed lead’s days from its failure, not from its arrival', async () => {
  const id = await lead('failed', START);
  await outside.real.database.query('update leads set failed_at = $1', [new Date(START + 8 * DAY)]);
  await eraseAt(START + 98 * DAY - 1);
  expect(await stateOf(id)).toMatchObject({ state: 'failed' });
  await eraseAt(START + 98 * DAY);
  expect(await stateOf(id)).toBeUndefined();
});

it('keeps a waiting lead forever, a failed one for 90 days and a held one for 30', async () => {
  const [pending, failed, held] = [
    await lead('pending', START),
    await lead('failed', START),
    await lead('held', START),
  ];
  await eraseAt(START + 30 * DAY);
  expect(await stateOf(held)).toBeUndefined();
  await eraseAt(START + 90 * DAY - 1);
  expect(await stateOf(failed)).toMatchObject({ state: 'failed' });
  await eraseAt(START + 90 * DAY);
  expect(await stateOf(failed)).toBeUndefined();
  await eraseAt(START + 3650 * DAY);
  expect(await stateOf(pending)).toMatchObject({ state: 'pending', payload: { name: 'Lucia' } });
});

it('erases clicks after 30 days, counted limits and networks of leads after one', async () => {
  const { database } = outside.real;
  await database.query(
    "insert into contact_interactions (interaction_type, page_url, created_at) values ('phone', 'x', $1)",
    [new Date(START)],
  );
  await database.query("insert into rate_limits values ('leads', 'x', $1, 1)", [new Date(START)]);
  const id = await lead('pending', START);
  await database.query("insert into lead_networks (lead_id, network, created_at) values ($1, 'x', $2)", [
    id,
    new Date(START),
  ]);
  expect(await eraseAt(START + DAY)).toMatchObject({
    erased: { interactions: 0, rateLimits: 1, leadNetworks: 1 },
  });
  expect(await eraseAt(START + 30 * DAY)).toMatchObject({ erased: { interactions: 1, rateLimits: 0 } });
});

it('erases a large table in steps', async () => {
  await outside.real.database.query(
    `insert into contact_interactions (interaction_type, page_url, created_at)
     select 'phone', 'x', $1::timestamptz from generate_series(1, 4500)`,
    [new Date(START)],
  );
  await outside.real.database.query(
    `insert into cv_uploads (id, filename, size, sha256, created_at)
     select gen_random_uuid(), 'cv.pdf', 1, repeat('0', 64), $1::timestamptz from generate_series(1, 45)`,
    [new Date(START)],
  );
  expect(await eraseAt(START + 30 * DAY)).toMatchObject({ erased: { interactions: 4500, uploads: 45 } });
});

it('runs the other erasures when one fails, and logs it', async () => {
  const id = await lead('sent', START);
  const lines: string[] = [];
  const broken = {
    name: 'something',
    due: 'true',
    erase: async () => {
      throw new Error("of Lucia D'Amico");
    },
  };
  const using = {
    ...atClock(outside.real, () => new Date(START + 30 * DAY)),
    log: (line: string) => lines.push(line),
  };
  const { ok, erased } = await eraseExpired(using, [broken, ...ERASURES]);
  expect([ok, erased['something'], erased['deliveredLeads']]).toEqual([false, 0, 1]);
  expect(lines).toEqual(['erasure of something failed Error']);
  expect(await stateOf(id)).toBeUndefined();
  expect(await outside.leads()).toMatchObject([{ payload: null }]);
});

it('logs the counts of the schedule', async () => {
  await lead('held', Date.now() - 31 * DAY);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const { default: eraseExpiredSchedule } = await import('../../netlify/functions/erase-expired.mts');
  const answer = await eraseExpiredSchedule(new Request('http://127.0.0.1/'), { waitUntil: () => {} });
  expect(await answer.json()).toMatchObject({ ok: true, erased: { heldLeads: 1 } });
  expect(log.mock.calls.flat().join()).toMatch(/^erase-expired \{"deliveredLeads":0,"heldLeads":1,/);
  log.mockRestore();
});
