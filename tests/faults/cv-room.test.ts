import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { refusalsSince } from '../../netlify/server/cv/refusal-counts.ts';
import { closeUpload, findUpload, readPart, storePart } from '../../netlify/server/cv/upload-store.ts';
import type { Database } from '../../netlify/server/database/database.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { PART_BYTES, startCvSender } from './cv-sender.ts';
import { sharedOutsideServices } from './outside-services.ts';

const outside = await sharedOutsideServices();
const refusedSince = async (since: Date) => {
  const statement = `select ${refusalsSince('$1::timestamptz')} as refused`;
  const [row] = await outside.real.database.query<{ refused: object }>(statement, [since]);
  return row?.refused;
};
const sender = await startCvSender();

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

const ONE_BYTE = Buffer.from('x');
/** Adds uploads like the only one that is stored, with its parts. */
const addUploads = async (count: number): Promise<void> => {
  const { database } = outside.real;
  await database.query(
    `insert into cv_uploads (id, filename, size, sha256, network, created_at)
     select gen_random_uuid(), filename, size, sha256, network, created_at
     from cv_uploads, generate_series(1, $1::int)`,
    [count],
  );
  await database.query(
    `insert into cv_upload_parts (upload_id, part, content)
     select id, part, content from cv_uploads, cv_upload_parts on conflict do nothing`,
  );
};
const parts = () => outside.real.database.query('select upload_id from cv_upload_parts');
const MEGABYTE = Buffer.alloc(PART_BYTES, 'x');

it('takes a curriculum after 110 announcements of which one byte arrived, from the same line too', async () => {
  const flood = await startCvSender('192.0.2.9');
  expect((await flood.put(await flood.begin(makePdf(CV_MAX_BYTES)), 0, ONE_BYTE)).status).toBe(200);
  await addUploads(109);
  expect(await parts()).toHaveLength(110);
  for (const visitor of [await startCvSender('198.51.100.1'), flood]) {
    const cv = makePdf(200);
    const id = await visitor.begin(cv);
    expect((await visitor.put(id, 0, cv)).status).toBe(200);
    expect(await visitor.state(id)).toMatchObject({ complete: true });
  }
});

it('holds at most its share of a network, of files that no lead names, and those of others', async () => {
  const visitor = await startCvSender('2001:db8:7:1::1');
  /** Five megabytes but for one byte, so that the file stays open. */
  const fill = async (): Promise<void> => {
    const id = await visitor.begin(makePdf(CV_MAX_BYTES));
    for (let part = 0; part < 5; part += 1)
      expect((await visitor.put(id, part, part === 4 ? MEGABYTE.subarray(1) : MEGABYTE)).status).toBe(200);
  };
  await fill();
  await addUploads(8);
  await fill();
  const refused = await visitor.announce(makePdf(CV_MAX_BYTES));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
  // A neighbour on the same /48, then somebody on another network.
  expect((await (await startCvSender('2001:db8:7:2::1')).announce(makePdf(CV_MAX_BYTES))).status).toBe(429);
  expect((await (await startCvSender('2001:db8:8::1')).announce(makePdf(CV_MAX_BYTES))).status).toBe(201);
  await visitor.settled();
  expect(await refusedSince(new Date())).toMatchObject({ limit_open: 2 });
});

it('counts every part, those of no upload too, and says so', async () => {
  const visitor = await startCvSender('192.0.2.77');
  const id = await visitor.begin(makePdf(200));
  await outside.real.database.query("update rate_limits set used = 2000 where name = 'cv-parts'");
  await visitor.put(id, 0, ONE_BYTE);
  await outside.real.database.query("update rate_limits set used = 2000 where name = 'cv-parts'");
  expect((await visitor.put(id, 0, ONE_BYTE)).status).toBe(429);
  expect((await visitor.put(randomUUID(), 0, ONE_BYTE)).status).toBe(429);
  // Asking how far an upload is does not count.
  expect((await visitor.send(`/${id}`)).status).toBe(200);
  await visitor.settled();
  expect(await refusedSince(new Date())).toEqual({ limit_parts: 2 });
});

it('writes a part that comes again only when it differs', async () => {
  const cv = makePdf(200);
  const id = await sender.begin(cv);
  await sender.put(id, 0, cv.subarray(0, 100));
  const written = () =>
    outside.real.database.query<{ xmin: string }>(
      "select xmin::text, encode(content, 'hex') as content from cv_upload_parts",
    );
  const first = await written();
  expect((await sender.put(id, 0, cv.subarray(0, 100))).status).toBe(200);
  expect(await written()).toEqual(first);
  expect((await sender.put(id, 0, Buffer.alloc(100))).status).toBe(200);
  expect(await written()).not.toEqual(first);
});

it('counts the curricula that it refuses for their content', async () => {
  const cv = Buffer.alloc(300, 'x');
  const id = await sender.begin(cv);
  expect((await sender.put(id, 0, cv)).status).toBe(422);
  expect((await sender.put(id, 0, cv)).status).toBe(422);
  expect(await refusedSince(new Date())).toEqual({ content: 1 });
  const later = new Date(Date.now() + 2 * 60 * 60_000);
  expect(await refusedSince(later)).toEqual({});
});
