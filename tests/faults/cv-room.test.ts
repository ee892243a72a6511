import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { readPart, storePart } from '../../netlify/server/cv/upload-store.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { type CvSender, PART_BYTES, startCvSender } from './cv-sender.ts';
import { runningFarEnds } from './running-far-ends.ts';

const far = runningFarEnds();
let sender: CvSender;
beforeAll(async () => {
  sender = await startCvSender();
});
beforeEach(async () => {
  await far.real.database.query('delete from cv_uploads');
});

it('a curriculum that is whole takes no other bytes', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  await sender.put(id, 0, cv);
  expect(await sender.state(id)).toMatchObject({ state: 'complete' });
  expect(await storePart(far.real.database, id, 0, Buffer.alloc(200))).toBe(false);
  expect((await readPart(far.real.database, id, 0)).equals(cv)).toBe(true);
});

it('a gigabyte is all the room there is, also for those that leads wait with', async () => {
  await far.real.database.query(
    `with files as (
       insert into cv_uploads (id, filename, size, sha256, created_at)
       select gen_random_uuid(), 'cv.pdf', 5242880, repeat('a', 64), now() from generate_series(1, 204) returning id
     )
     insert into leads (id, state, form_type, source, payload, payload_hash, legal_version, created_at, pending_since,
       next_attempt_at, cv_upload_id)
     select id, 'pending', 'career', 'x', '{}', '', '2026-01', now(), now(), now(), id from files`,
  );
  expect((await sender.announce(makePdf(CV_MAX_BYTES))).status).toBe(503);
  expect((await sender.announce(makePdf(200))).status).toBe(201);
});

it('an announcement of which nothing came has room for a quarter of an hour, and then as long as there is some', async () => {
  const full = makePdf(CV_MAX_BYTES);
  const announced = await Promise.all(Array.from({ length: 40 }, () => sender.begin(full)));
  expect((await sender.announce(full)).status).toBe(503);
  const [first = '', second = ''] = announced;
  await sender.put(first, 0, full.subarray(0, PART_BYTES));
  await far.real.database.query("update cv_uploads set created_at = created_at - interval '16 minutes'");
  // What has begun keeps its room, and the others take theirs again when they begin.
  for (let other = 0; other < 39; other += 1) expect((await sender.announce(full)).status).toBe(201);
  expect((await sender.announce(full)).status).toBe(503);
  expect((await sender.put(first, 1, full.subarray(PART_BYTES, 2 * PART_BYTES))).status).toBe(200);
  expect((await sender.put(second, 0, full.subarray(0, PART_BYTES))).status).toBe(503);
});
