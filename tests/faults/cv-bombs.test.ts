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
/**
 * An answer takes 3 s at most, of which a check takes 2 s; without its deadline many of these files take minutes. The limit
 * leaves room for a machine that runs other tests.
 */
const ANSWER_MS = 15_000;

const sendWhole = async (sender: CvSender, bytes: Buffer, filename: string): Promise<Response> => {
  const id = await sender.begin(bytes, filename);
  const parts = partsOf(bytes);
  let last: Response | undefined;
  for (const [part, content] of parts.entries()) last = await sender.put(id, part, content);
  if (last === undefined) throw new Error('expected a part');
  return last;
};

describe('a curriculum that is made to occupy its reader', () => {
  it.each(BOMBS)('is answered: .$extension with $name', async ({ extension, make }) => {
    const sender = await startCvSender();
    const bytes = make();
    expect(bytes.length).toBeLessThanOrEqual(CV_MAX_BYTES);
    const began = performance.now();
    const answer = await sendWhole(sender, bytes, `cv.${extension}`);
    expect(performance.now() - began).toBeLessThan(ANSWER_MS);
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
  const attack = Promise.all(senders.map((sender) => sendWhole(sender, bomb, 'cv.doc')));
  let over = false;
  void attack.finally(() => {
    over = true;
  });
  const visitor = await startCvSender('198.51.100.1');
  const cv = makePdf();
  const id = await visitor.begin(cv);
  let status = 0;
  // A browser sends the same part again after a 503.
  for (let tries = 0; tries < 60 && status !== 200; tries += 1)
    status = (await visitor.put(id, 0, cv)).status;
  expect(status).toBe(200);
  expect(await visitor.state(id)).toMatchObject({ complete: true });
  const answers = await attack;
  expect(over).toBe(true);
  for (const answer of answers) expect([422, 503]).toContain(answer.status);
  // Whoever got no thread is judged at the next request.
  for (const answer of answers.filter(({ status: given }) => given === 503))
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
});
