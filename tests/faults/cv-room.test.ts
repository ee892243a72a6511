import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { closeUpload, findUpload, readPart, storePart } from '../../netlify/server/cv/upload-store.ts';
import type { Database } from '../../netlify/server/database/database.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { type CvSender, PART_BYTES, startCvSender } from './cv-sender.ts';
import { runningOutsideServices } from './running-outside-services.ts';

const far = runningOutsideServices();
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

/** A process that is killed after one statement, and the keys whose turn its statements took. */
const dyingAfterOne = (): { database: Database; turns: string[] } => {
  const { database } = far.real;
  const turns: string[] = [];
  let ran = 0;
  const alive = () => {
    ran += 1;
    if (ran > 1) throw new Error('killed');
  };
  return {
    turns,
    database: {
      query: async (...asked) => {
        alive();
        return await database.query(...asked);
      },
      queryInTurn: async (key, ...asked) => {
        alive();
        turns.push(key);
        return await database.queryInTurn(key, ...asked);
      },
      queryAfter: async (...asked) => {
        alive();
        return await database.queryAfter(...asked);
      },
    },
  };
};

it('a refused curriculum leaves nothing behind, also where its process dies', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  await storePart(far.real.database, id, 0, cv.subarray(0, 100));
  await closeUpload(dyingAfterOne().database, id, { refusal: 'macros', judged: null }).catch(() => {});
  expect(await findUpload(far.real.database, id)).toMatchObject({ state: 'refused', parts: [] });
});

it('a part and the end of its upload take turns: none comes in while its file is refused', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  const [storing, closing] = [dyingAfterOne(), dyingAfterOne()];
  await storePart(storing.database, id, 0, cv.subarray(0, 100));
  await closeUpload(closing.database, id, { refusal: 'late', judged: null }).catch(() => {});
  expect([storing.turns, closing.turns]).toEqual([[expect.stringContaining(id)], storing.turns]);
  expect(await storePart(far.real.database, id, 0, cv)).toBe(false);
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
