import { beforeEach, expect, it } from 'vitest';
import { migratedDatabase } from '../../../../local/postgres/migrated-database.fixture.ts';
import type { Database } from '../../../database/database.ts';
import { exportLeads, leadsAsCsv } from './lead-export.ts';

const NOW = new Date('2026-11-25T10:00:00Z');
const PAYLOAD = {
  name: 'Lucia Bianchi',
  email: 'l@a.example',
  phone: '0612345678',
  company: '',
  message: '=1+1',
  plan: 'Base',
  campaign: { source: 'g', campaign: 'medici', gclid: 'Cj0', landing: '/fibra-ottica' },
};

let database: Database;
beforeEach(async () => {
  ({ database } = await migratedDatabase());
});

const arrive = (at: string, payload: object | null = PAYLOAD) =>
  database.query(
    `insert into leads (id, state, form_type, source, page, payload, payload_hash, legal_version, created_at,
       pending_since, next_attempt_at)
     values (gen_random_uuid(), 'pending', 'quote', 'Homepage', '/', $1::jsonb, '', '2026-11', $2, $2, $2)`,
    [payload && JSON.stringify(payload), at],
  );
const times = async (since: Parameters<typeof exportLeads>[1]) =>
  (await exportLeads(database, since, false, NOW)).map(({ receivedAt }) => receivedAt.toISOString());

it('exports personal data only when asked to', async () => {
  await arrive('2026-11-24T09:05:00Z');
  const leads = await exportLeads(database, { days: 7 }, false, NOW);
  const table = leadsAsCsv(leads, false).split('\r\n');
  expect(table[0]).toBe(
    '\ufeff"number";"received";"state";"form";"source";"page";"plan";"landing";"utm_source";"utm_medium";"utm_campaign";"utm_term";"utm_content"',
  );
  expect(table[1]).toMatch(
    /^"[0-9A-F]{4}-[0-9A-F]{4}";"2026-11-24 10:05:00";"pending";"quote";"Homepage";"\/";"Base";"\/fibra-ottica";"g";"";"medici";"";""$/,
  );
  for (const personal of ['Lucia', 'l@a.example', '0612345678', '1+1', 'Cj0'])
    expect(JSON.stringify(leads) + table.join('')).not.toContain(personal);

  const whole = leadsAsCsv(await exportLeads(database, { days: 7 }, true, NOW), true);
  for (const personal of ['"Lucia Bianchi"', '"l@a.example"', '"0612345678"', '=1+1"', '"Cj0"'])
    expect(whole).toContain(personal);
});

it('exports the leads of the last days, or since a day in Rome', async () => {
  for (const at of [
    '2026-11-16T22:59:59Z',
    '2026-11-16T23:00:00Z',
    '2026-11-18T09:59:59Z',
    '2026-11-18T10:00:00Z',
  ])
    await arrive(at);
  expect(await times({ days: 7 })).toEqual(['2026-11-18T10:00:00.000Z']);
  expect(await times({ day: '2026-11-17' })).toHaveLength(3);
});

it('exports all leads once, the newest first', async () => {
  await database.query(
    `insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, pending_since,
       next_attempt_at)
     select gen_random_uuid(), 'sent', 'quote', 'Homepage', '{}', '', '2026-11', at, at, at
     from generate_series(1, 1203) n, lateral (select '2026-11-24T10:00:00Z'::timestamptz + make_interval(secs => n / 3) as at) t`,
  );
  const leads = await exportLeads(database, { days: 7 }, false, NOW);
  expect(new Set(leads.map(({ id }) => id)).size).toBe(1203);
  const received = leads.map(({ receivedAt }) => receivedAt.getTime());
  expect(received).toEqual(received.toSorted((a, b) => b - a));
});

it('exports an erased lead without its personal data', async () => {
  await arrive('2026-11-24T09:05:00Z', null);
  const leads = await exportLeads(database, { days: 7 }, true, NOW);
  expect(leads).toMatchObject([{ source: 'Homepage', plan: null, campaign: null, payload: null }]);
  expect(leadsAsCsv(leads, true).split('\r\n')[1]).toMatch(/"Homepage";"\/"(?:;"")+$/);
});
