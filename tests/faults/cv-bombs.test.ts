import { describe, expect, it } from 'vitest';
import { CV_BOMBS } from '../../netlify/server/cv/cv-bombs.examples.ts';
import { makePdf } from '../../netlify/server/cv/cv-files.examples.ts';
import { CV_REFUSALS } from '../../netlify/server/cv/cv-refusals.ts';
import { type CvSender, partsOf, startCvSender } from './cv-sender.ts';
import { sharedOutsideServices } from './outside-services.ts';

await sharedOutsideServices();

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

/**
 * One bomb of each format for each answer; cv-bombs-judged.test.ts has them all. On a busy machine any of them may take
 * longer than a check may.
 */
const ANSWERED = [
  ['pdf', 'comments', CV_BOMBS.pdf.comments, undefined],
  ['pdf', 'a stream packed twice', CV_BOMBS.pdf['a stream packed twice'], 'bomb'],
  ['pdf', 'a packed name of 45 MB', CV_BOMBS.pdf['a packed name of 45 MB'], 'damaged'],
  ['docx', 'a long attribute', CV_BOMBS.docx['a long attribute'], 'bomb'],
  ['docx', 'archives in archives', CV_BOMBS.docx['archives in archives'], 'embedded'],
  ['docx', 'ends of archives', CV_BOMBS.docx['ends of archives'], 'content'],
  ['docx', 'unclosed tags', CV_BOMBS.docx['unclosed tags'], 'damaged'],
  ['doc', 'chains that all lead into one', CV_BOMBS.doc['chains that all lead into one'], 'damaged'],
  ['doc', 'a chain that loops', CV_BOMBS.doc['a chain that loops'], 'damaged'],
] as const;

describe('a curriculum that is made to occupy its reader', () => {
  it.each(ANSWERED)('is answered: .%s with %s', async (extension, _, make, refusal) => {
    const answer = await sendUntilJudged(await startCvSender(), make(), `cv.${extension}`);
    const { state, complete, message } = (await answer.json()) as Record<string, unknown>;
    // Some open in a reader after all; the others get a sentence.
    if (answer.status === 200) expect([refusal, state, complete]).toEqual([undefined, 'complete', true]);
    else {
      expect([answer.status, state]).toEqual([422, 'refused']);
      expect([CV_REFUSALS[refusal ?? 'damaged'], CV_REFUSALS.damaged]).toContain(message);
    }
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
