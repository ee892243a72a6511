import { afterEach, expect, test, vi } from 'vitest';
import { CV_PART_BYTES } from '../lead/cv-request.ts';
import { sendParts } from './kept-cv.ts';

const FILE = { name: 'cv.pdf', type: 'application/pdf', bytes: new ArrayBuffer(CV_PART_BYTES + 1) };

afterEach(() => vi.restoreAllMocks());

/** Answers the requests in turn. @returns the methods and addresses that were asked */
const answering = (...answers: (object | number)[]): string[] => {
  const asked: string[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, request) => {
    asked.push(`${request?.method ?? 'GET'} ${address}`);
    const answer = answers[asked.length - 1] ?? 500;
    return typeof answer === 'number' ? Response.json({}, { status: answer }) : Response.json(answer);
  });
  return asked;
};
const open = (...parts: number[]) => ({ state: 'open', parts: parts.map((part) => ({ part })) });

test('sends the parts that have not arrived', async () => {
  const asked = answering(open(0), { state: 'complete' });
  expect(await sendParts(FILE, 'u')).toBe(true);
  expect(asked).toEqual(['GET /api/cv-uploads/u', 'PUT /api/cv-uploads/u/1']);
});

test.each([[{ state: 'refused' }], [404], [422]])(
  'tells that the file is refused for good: %j',
  async (answer) => {
    answering(answer);
    expect(await sendParts(FILE, 'u')).toBe(false);
  },
);

test.each([
  ['the check of the whole file was interrupted', [open(0, 1)]],
  ['the server asks for a pause', [open(0), 429]],
])('leaves the rest to the next try when %s', async (_, answers) => {
  answering(...answers);
  await expect(sendParts(FILE, 'u')).rejects.toThrow('curriculum');
});
