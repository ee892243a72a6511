import { describe, expect, it } from 'vitest';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { ChecksBusy, checkCv } from './check-cv.ts';
import { CV_BOMBS } from './cv-bombs.examples.ts';
import { makeDocx, makeOle, makePdf } from './cv-files.examples.ts';

/** On a busy machine a thread may start too late; whoever gets no answer asks again, as the form does. */
const untilJudged = async (...asked: Parameters<typeof checkCv>): ReturnType<typeof checkCv> => {
  for (let tries = 0; ; tries += 1)
    try {
      return await checkCv(...asked);
    } catch (error) {
      if (!(error instanceof ChecksBusy) || tries === 20) throw error;
    }
};

describe('the size of a CV', () => {
  it('must be between 1 byte and 5 MB', async () => {
    expect(await checkCv('pdf', Buffer.alloc(0))).toBe('empty');
    expect(await checkCv('pdf', makePdf(CV_MAX_BYTES + 1))).toBe('too_large');
    expect(await untilJudged('pdf', makePdf(CV_MAX_BYTES))).toBeUndefined();
  });
});

it('judges each kind of file in its thread', async () => {
  expect(await untilJudged('docx', makeDocx())).toBeUndefined();
  expect(await untilJudged('doc', makeOle('WordDocument', '1Table'))).toBeUndefined();
  expect(await untilJudged('doc', makeOle('WordDocument', 'Macros/'))).toBe('macros');
});

/** Runs a check. @returns what it took of this thread alone, in milliseconds, which no other program prolongs */
const ownTime = async (check: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await check();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};
const OWN_MS = 200;

it.each([
  ['pdf', CV_BOMBS.pdf['unclosed trailers before a flood of numbers']],
  ['pdf', CV_BOMBS.pdf['nested arrays']],
  ['docx', CV_BOMBS.docx['many lists of relationships']],
] as const)('keeps the thread that answers visitors free for a hostile .%s (%#)', async (extension, make) => {
  const bytes = make();
  // On a slow machine a file may get no thread in time.
  const check = () =>
    checkCv(extension, bytes).catch((error: unknown) => expect(error).toBeInstanceOf(ChecksBusy));
  expect(await ownTime(check)).toBeLessThan(OWN_MS);
});

it('gives up on a file that takes too long, lets a sound one pass it, and those without a thread ask again', {
  timeout: 60_000,
}, async () => {
  // Its check never ends by itself: the sectors of a stream follow each other in a ring.
  const hostile = CV_BOMBS.doc['a chain that loops']();
  const sound = makeDocx();
  const order: string[] = [];
  const check = async (name: string, bytes: Buffer, extension: 'doc' | 'docx') => {
    const answer = await checkCv(extension, bytes).catch((error: unknown) => error);
    order.push(name);
    return answer;
  };
  // Both threads have started: on a busy machine that takes longer than a check may.
  await Promise.all([untilJudged('docx', sound), untilJudged('docx', sound)]);
  const both = async () => {
    expect(await Promise.all([check('hostile', hostile, 'doc'), check('sound', sound, 'docx')])).toEqual([
      'damaged',
      undefined,
    ]);
  };
  expect(await ownTime(both)).toBeLessThan(OWN_MS);
  expect(order).toEqual(['sound', 'hostile']);
  const all = await Promise.all(Array.from({ length: 10 }, () => check('hostile', hostile, 'doc')));
  expect(all.filter((answer) => answer instanceof ChecksBusy).length).toBeGreaterThan(0);
  expect(all.every((answer) => answer === 'damaged' || answer instanceof ChecksBusy)).toBe(true);
  // A file that did not get a thread leaves none occupied.
  expect(await check('sound', sound, 'docx')).toBeUndefined();
});
