import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCluster } from '../../netlify/local/postgres/new-cluster.ts';
import { erasureOnRequest } from './erasure-on-request.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

/** The address as its owner wrote it, and as an operator pastes it without escaping anything. */
const WRITTEN = "Sara.O'Hara@Azienda.it";
const PASTED = "sara.o'hara@AZIENDA.it";

const database = await PGlite.create({ loadDataDir: await newCluster() });
/** Time for an embedded Postgres to start on a busy machine. */
const STARTING_MS = 60_000;
const lead = (id: number, state: string, email: string): string => `
  insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, next_attempt_at,
    pending_since, sent_at, held_for)
  values ('00000000-0000-4000-8000-00000000000${id}', '${state}', 'quote', 'Prova', '{"email":"${email}","vatNumber":"00743110157"}', 'hash',
    '2026-11', now(), now(), now(), ${state === 'sent' ? 'now()' : 'null'}, ${state === 'held' ? "'honeypot'" : 'null'});`;

beforeAll(async () => {
  for (const file of projectFiles('netlify/server/database/migrations'))
    await database.exec(readProjectFile(file));
  for (const [index, state] of ['sent', 'pending', 'held', 'failed'].entries())
    await database.exec(lead(index, state, WRITTEN.replace("'", "''")));
  await database.exec(lead(9, 'sent', 'altri@azienda.it'));
}, STARTING_MS);
afterAll(() => database.close());

test('finds and erases what one person sent, and leaves other leads alone', async () => {
  const { look, erase } = erasureOnRequest(PASTED);
  expect((await database.query(look)).rows).toHaveLength(4);
  await database.exec(erase);
  expect((await database.query(look)).rows).toEqual([]);
  const { rows } = await database.query(
    "select payload, erased_at is null as kept from leads where state = 'sent' order by erased_at",
  );
  expect(rows).toEqual([
    { payload: null, kept: false },
    { payload: { email: 'altri@azienda.it', vatNumber: '00743110157' }, kept: true },
  ]);
});
