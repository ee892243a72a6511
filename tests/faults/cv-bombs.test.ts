import { beforeEach, describe, expect, it } from 'vitest';
import { CV_BOMBS } from '../../netlify/server/cv/cv-bombs.examples.ts';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_MAX_BYTES } from '../../src/lead/limits.ts';
import { type CvSender, partsOf, startCvSender } from './cv-sender.ts';
import { runningOutsideServices } from './running-outside-services.ts';

const outside = runningOutsideServices();
beforeEach(async () => {
  await outside.real.database.query('delete from cv_uploads');
});

const BOMBS = Object.entries(CV_BOMBS).flatMap(([extension, bombs]) =>
  Object.entries<() => Buffer>(bombs).map(([name, make]) => ({ extension, name, make })),
);
/** @returns the answer to the last part */
const sendWhole = async (sender: CvSender, id: string, bytes: Buffer): Promise<Response> => {
  let last: Response | undefined;
  for (const [part, content] of partsOf(bytes).entries()) last = await sender.put(id, part, content);
  if (last === undefined) throw new Error('expected a part');
  return last;
};

/** A browser sends the last part again after a 503, which says nothing about the file. */
const sendUntilJudged = async (sender: CvSender, bytes: Buffer, filename: string): Promise<Response> => {
  const id = await sender.begin(bytes, filename);
  let answer = await sendWhole(sender, id, bytes);
  const [last, content] = [...partsOf(bytes).entries()].at(-1) ?? [0, bytes];
  for (let tries = 0; tries < 60 && answer.status === 503; tries += 1)
    answer = await sender.put(id, last, content);
  return answer;
};

describe('a curriculum that is made to occupy its reader', () => {
  it.each(BOMBS)('is answered: .$extension with $name', async ({ extension, make }) => {
    const sender = await startCvSender();
    const bytes = make();
    expect(bytes.length).toBeLessThanOrEqual(CV_MAX_BYTES);
    // Without the deadline of a check (check-cv.test.ts) many of these files take longer than a test may.
    const answer = await sendUntilJudged(sender, bytes, `cv.${extension}`);
    const { state, complete, message } = (await answer.json()) as Record<string, unknown>;
    // Some open in a reader after all; the others get a sentence.
    if (answer.status === 200) expect([state, complete]).toEqual(['complete', true]);
    else
      expect([answer.status, state, String(message)]).toEqual([422, 'refused', expect.stringMatching(/ /)]);
  });
});

it('leaves other visitors alone while ten of them arrive at once', async () => {
  const bomb = CV_BOMBS.doc['a chain that loops']();
  const senders = await Promise.all(
    Array.from({ length: 10 }, (_, index) => startCvSender(`192.0.2.${index}`)),
  );
  const attack = Promise.all(
    senders.map(async (sender) => sendWhole(sender, await sender.begin(bomb, 'cv.doc'), bomb)),
  );
  const visitor = await startCvSender('198.51.100.1');
  const answer = await sendUntilJudged(visitor, makePdf(), 'cv.pdf');
  expect([answer.status, await answer.json()]).toMatchObject([200, { complete: true }]);
  const answers = await attack;
  for (const { status } of answers) expect([422, 503]).toContain(status);
  // Whoever got no thread is judged at the next request.
  for (const refused of answers.filter(({ status }) => status === 503))
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
});
