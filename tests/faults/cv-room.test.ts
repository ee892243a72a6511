import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { closeUpload, findUpload, readPart, storePart } from '../../netlify/server/cv/upload-store.ts';
import type { Database } from '../../netlify/server/database/database.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { type CvSender, PART_BYTES, startCvSender } from './cv-sender.ts';
import { runningOutsideServices } from './running-outside-services.ts';

const outside = runningOutsideServices();
let sender: CvSender;
beforeAll(async () => {
  sender = await startCvSender();
});
beforeEach(async () => {
  await outside.real.database.query('delete from cv_uploads');
});

it('takes no more bytes once a curriculum is complete', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  await sender.put(id, 0, cv);
  expect(await sender.state(id)).toMatchObject({ state: 'complete' });
  expect(await storePart(outside.real.database, id, 0, Buffer.alloc(200))).toBe(false);
  expect((await readPart(outside.real.database, id, 0)).equals(cv)).toBe(true);
});

/**
 * A database whose process is killed after one statement.
 * @returns it with the keys under which its statements took turns
 */
const dyingAfterOne = (): { database: Database; turns: string[] } => {
  const { database } = outside.real;
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

it('leaves nothing of a refused curriculum, even when the process dies', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  await storePart(outside.real.database, id, 0, cv.subarray(0, 100));
  await closeUpload(dyingAfterOne().database, id, { refusal: 'macros', judged: null }).catch(() => {});
  expect(await findUpload(outside.real.database, id)).toMatchObject({ state: 'refused', parts: [] });
});

it('stores no part while its upload is being refused: both take turns under one key', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  const [storing, closing] = [dyingAfterOne(), dyingAfterOne()];
  await storePart(storing.database, id, 0, cv.subarray(0, 100));
  await closeUpload(closing.database, id, { refusal: 'late', judged: null }).catch(() => {});
  expect([storing.turns, closing.turns]).toEqual([[expect.stringContaining(id)], storing.turns]);
  expect(await storePart(outside.real.database, id, 0, cv)).toBe(false);
});

it('gives curricula a gigabyte in all, including those of waiting leads', async () => {
  await outside.real.database.query(
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

it('reserves room for an announced upload without parts for 15 minutes, and later while there is room', async () => {
  const full = makePdf(CV_MAX_BYTES);
  const announced = await Promise.all(Array.from({ length: 40 }, () => sender.begin(full)));
  expect((await sender.announce(full)).status).toBe(503);
  const [first = '', second = ''] = announced;
  await sender.put(first, 0, full.subarray(0, PART_BYTES));
  await outside.real.database.query("update cv_uploads set created_at = created_at - interval '16 minutes'");
  // An upload that has begun keeps its room; the others get theirs back only when they begin.
  for (let other = 0; other < 39; other += 1) expect((await sender.announce(full)).status).toBe(201);
  expect((await sender.announce(full)).status).toBe(503);
  expect((await sender.put(first, 1, full.subarray(PART_BYTES, 2 * PART_BYTES))).status).toBe(200);
  expect((await sender.put(second, 0, full.subarray(0, PART_BYTES))).status).toBe(503);
});
