import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { inSimulatedTime } from '../../netlify/local/postgres/simulated-time.ts';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { eraseExpiredUploads } from '../../netlify/server/cv/erase-uploads.ts';
import { createUpload, findUpload, storePart } from '../../netlify/server/cv/upload-store.ts';
import { readWhole } from '../../netlify/server/cv/whole-cv.ts';
import { exampleLead } from '../../netlify/server/leads/lead.examples.ts';
import { isUploadGone } from '../../netlify/server/leads/lead-attachment.ts';
import { insertLead } from '../../netlify/server/leads/states/insert-lead.ts';
import { type CvSender, sha256, startCvSender } from '../faults/cv-sender.ts';
import { IS_FULL } from '../faults/scale.ts';
import { DAY, START, UNCOUNTED } from '../faults/simulation.ts';
import { describeOnPostgres, runningPostgres } from './running-postgres.ts';

const RACES = IS_FULL ? 80 : 8;
const AT_ONCE = 10;

describeOnPostgres('a curriculum', () => {
  const running = runningPostgres();
  let sender: CvSender;
  beforeAll(async () => {
    sender = await startCvSender();
  });

  it('is only completed with the announced bytes, whatever else arrives at the same time', async () => {
    const { database } = running.outside.real;
    const cv = makePdf(2000);
    const others = Buffer.alloc(cv.length, 'x');
    const ends: Record<string, number> = {};
    for (let race = 0; race < RACES; race += 1) {
      const ids = await Promise.all(Array.from({ length: AT_ONCE }, () => sender.begin(cv)));
      const upload = async (id: string) => {
        const announced = sender.put(id, 0, cv);
        await sleep(Math.random() * 20);
        await Promise.all([announced, sender.put(id, 0, others)]);
        const { state, complete } = await sender.state(id);
        ends[state] = (ends[state] ?? 0) + 1;
        const found = await findUpload(database, id);
        if (found !== undefined && complete) expect(await readWhole(database, found)).toEqual(cv);
      };
      await Promise.all(ids.map(upload));
    }
    process.stdout.write(`curricula sent together with other bytes: ${JSON.stringify(ends)}\n`);
    expect(Object.keys(ends).sort()).toEqual(['complete', 'refused']);
  });

  it('is not erased at the moment when a lead names it', async () => {
    const { real } = running.outside;
    const database = inSimulatedTime(real.database, () => new Date(START));
    const before = inSimulatedTime(real.database, () => new Date(START - 2 * DAY));
    const announced = { filename: 'cv.pdf', size: 5, sha256: sha256(Buffer.from('bytes')) };
    const lost: string[] = [];
    for (let race = 0; race < RACES; race += 1) {
      const ids = Array.from({ length: AT_ONCE }, () => randomUUID());
      await Promise.all(ids.map((id) => createUpload(before, id, announced, null)));
      await Promise.all(ids.map((id) => storePart(database, id, 0, Buffer.from('bytes'))));
      const name = async (cvUploadId: string): Promise<string | undefined> => {
        await sleep(Math.random() * 3);
        const lead = { ...exampleLead, id: randomUUID(), cvUploadId };
        try {
          await insertLead(database, lead, false, UNCOUNTED);
          return lead.id;
        } catch (error) {
          // Erased before a lead named it: the visitor is asked to choose the file again.
          if (isUploadGone(error)) return undefined;
          throw error;
        }
      };
      const [named] = await Promise.all([Promise.all(ids.map(name)), eraseExpiredUploads(database)]);
      const rows = await database.query<{ id: string }>('select id from leads where cv_upload_id is null');
      lost.push(...rows.map(({ id }) => id).filter((id) => named.includes(id)));
      await database.query('delete from leads');
    }
    expect(lost).toEqual([]);
    expect(running.server.log()).not.toContain('deadlock detected');
  });
});
