import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { eraseExpiredUploads } from '../../netlify/server/cv/erase-uploads.ts';
import { createUpload, findUpload, storePart } from '../../netlify/server/cv/upload-store.ts';
import { readWhole } from '../../netlify/server/cv/whole-cv.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { type CvSender, sha256, startCvSender } from '../faults/cv-sender.ts';
import { DAY, START } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const RACES = 40;
const AT_ONCE = 10;

describeOnPostgres('a curriculum', () => {
  const running = runningPostgres();
  let sender: CvSender;
  beforeAll(async () => {
    sender = await startCvSender();
  });
  beforeEach(async () => {
    await running.far.real.database.query('delete from cv_uploads');
  });

  it('is closed with the bytes that were announced, whatever else comes meanwhile', async () => {
    const { database } = running.far.real;
    const cv = makePdf(2000);
    const half = cv.length / 2;
    const others = Buffer.alloc(half, 'x');
    for (let race = 0; race < RACES; race += AT_ONCE) {
      const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => sender.begin(cv)));
      await Promise.all(ids.map((id) => sender.put(id, 0, cv.subarray(0, half))));
      await Promise.all(
        ids.map(async (id) => {
          const whole = sender.put(id, 1, cv.subarray(half));
          await sleep(Math.random() * 8);
          await Promise.all([whole, sender.put(id, 1, others)]);
          const state = await sender.state(id);
          expect(state.state).not.toBe('open');
          if (!state.complete) return;
          const upload = await findUpload(database, id);
          expect(upload && sha256((await readWhole(database, upload)) ?? Buffer.of())).toBe(sha256(cv));
        }),
      );
    }
  });

  it('is not erased in the moment in which its lead names it', async () => {
    const { database } = running.far.real;
    const abandoned = new Date(START - 2 * DAY);
    const announced = { filename: 'cv.pdf', size: 5, sha256: sha256(Buffer.from('bytes')) };
    const lost: string[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const ids = Array.from({ length: AT_ONCE }, () => randomUUID());
      await Promise.all(ids.map((id) => createUpload(database, id, announced, abandoned)));
      await Promise.all(ids.map((id) => storePart(database, id, 0, Buffer.from('bytes'))));
      const name = async (cvUploadId: string) => {
        await sleep(Math.random() * 3);
        const lead = { ...exampleLead, id: randomUUID(), receivedAt: new Date(START), cvUploadId };
        const quota = { visitor: null, limit: 1, windowSeconds: 1 };
        return insertLead(database, lead, false, quota).then(
          () => lead.id,
          // Erased before it was named: the visitor is asked to choose it again.
          () => undefined,
        );
      };
      const [named] = await Promise.all([
        Promise.all(ids.map(name)),
        eraseExpiredUploads(database, new Date(START)),
      ]);
      const rows = await database.query<{ id: string }>('select id from leads where cv_upload_id is null');
      lost.push(...rows.map(({ id }) => id).filter((id) => named.includes(id)));
      await database.query('delete from leads');
    }
    expect(lost).toEqual([]);
    expect(running.server.log()).not.toContain('deadlock detected');
  });
});
