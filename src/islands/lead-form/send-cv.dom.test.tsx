import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../tests/dom/eventually.ts';
import { CvServer, type PartOutcome } from './cv-server.fixture.ts';
import { sendParts } from './send-cv.ts';

const PART = 262_144;
const bytes = Uint8Array.from({ length: PART * 4 + 5 }, (_, index) => (index * 31) % 251);
let server: CvServer;

beforeEach(() => {
  server = new CvServer();
  server.announced = { size: bytes.length, sha256: '', filename: 'cv.pdf' };
  server.listen();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Sends the parts and skips every pause. */
const send = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const percents: number[] = [];
  let reason: string | undefined | null = null;
  const sending = sendParts(bytes.buffer, 'upload', (percent) => percents.push(percent)).then((why) => {
    reason = why;
  });
  while (reason === null) await vi.advanceTimersByTimeAsync(1000);
  await sending;
  return { percents, reason: reason as string | undefined };
};

test('sends each part once, and the file arrives byte for byte', async () => {
  const { percents, reason } = await send();
  expect(reason).toBeUndefined();
  expect(server.received.equals(bytes)).toBe(true);
  expect(server.requests).toEqual(['part 0', 'part 1', 'part 2', 'part 3', 'part 4']);
  expect(percents).toEqual([20, 40, 60, 80]);
});

test.each<[string, PartOutcome[]]>([
  ['five requests are lost', ['lost', 'served', 'lost', 'lost', 'served', 'lost', 'lost']],
  ['five answers are lost', Array<PartOutcome>(5).fill('answer lost')],
  ['the server answers 429, 500, 502 and 503', [429, 500, 'served', 502, 503]],
])('delivers the file byte for byte when %s', async (_, fates) => {
  server.fates.part = [...fates];
  expect((await send()).reason).toBeUndefined();
  expect(server.received.equals(bytes)).toBe(true);
});

test('asks after a cut what has arrived, and does not send that again', async () => {
  server.fates.part = ['served', 'answer lost'];
  await send();
  expect(server.requests).toEqual(['part 0', 'part 1', 'ask', 'part 2', 'part 3', 'part 4']);
});

test('succeeds when the last answer is lost', async () => {
  server.fates.part = ['served', 'served', 'served', 'served', 'answer lost'];
  expect((await send()).reason).toBeUndefined();
  expect(server.requests.at(-1)).toBe('ask');
});

test('ends the pause when the connection returns', async () => {
  server.fates.part = ['lost'];
  // The pause never ends by itself.
  const pause = vi.spyOn(globalThis, 'setTimeout').mockReturnValue(0 as never);
  onTestFinished(() => pause.mockRestore());
  const sending = sendParts(bytes.buffer, 'upload', () => undefined);
  await eventually(() => expect(pause).toHaveBeenCalledWith(expect.any(Function), 1000));
  dispatchEvent(new Event('online'));
  await eventually(() => expect(server.requests.length).toBeGreaterThan(1));
  expect(await sending).toBeUndefined();
});

test('returns why a file is refused, and sends nothing more', async () => {
  server.refusal = 'Il file contiene macro';
  expect((await send()).reason).toBe('Il file contiene macro');
  expect(server.requests).toEqual(['part 0']);
});

test.each([400, 404, 413, 415])('gives up on %i', async (status) => {
  server.fates.part = [status];
  expect((await send()).reason).toBe('');
});

test('gives up when a proxy refuses parts with a page of its own', async () => {
  const served = vi.mocked(globalThis.fetch).getMockImplementation() as typeof fetch;
  vi.mocked(globalThis.fetch).mockImplementation(async (url, request) =>
    request?.method === 'PUT' ? new Response('<h1>Forbidden</h1>', { status: 403 }) : served(url, request),
  );
  expect((await send()).reason).toBe('');
});

test('pauses longer and longer when a server answers questions but receives no part', async () => {
  server.fates.part = Array<PartOutcome>(5).fill('lost');
  const pauses: number[] = [];
  const wait = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, milliseconds: number) => {
    // A request's own limit is longer than the first five pauses.
    if (milliseconds >= 30_000) return wait(act, milliseconds);
    pauses.push(milliseconds);
    return wait(act, 0);
  }) as typeof setTimeout);
  await sendParts(bytes.buffer, 'upload', () => undefined);
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000]);
});
