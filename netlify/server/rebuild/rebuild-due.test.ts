import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../local/http/server.ts';
import { rebuildIfDue } from './rebuild-due.ts';

const DAYS = { built: '2026-03-20', changes: ['2026-03-29', '2026-10-25', '2027-01-01'] };

const hook = async (answer: () => Response | 'drop connection') => {
  const asked: string[] = [];
  const server = await serve(async ({ method, path }) => {
    asked.push(`${method} ${path}`);
    return answer();
  }, 0);
  onTestFinished(() => server.close());
  return { asked, url: `${server.url}/build_hooks/5f3a` };
};

const run = async (now: string, buildHookUrl: string | undefined, days = DAYS) => {
  const lines: string[] = [];
  const rebuild = await rebuildIfDue(days, {
    environment: { buildHookUrl },
    clock: () => new Date(now),
    log: (line) => lines.push(line),
  });
  return { rebuild, lines };
};

/** Italy changes its clocks on 29 March, at 1:00 UTC, and on 25 October. */
test.each([
  ['2026-03-28T22:02:00Z', 'nothing due'],
  ['2026-03-28T23:02:00Z', 'asked'],
  ['2026-03-29T02:02:00Z', 'asked'],
])('reports at %s: %s', async (now, expected) => {
  const { asked, url } = await hook(() => new Response());
  expect((await run(now, url)).rebuild).toBe(expected);
  expect(asked).toEqual(expected === 'asked' ? ['POST /build_hooks/5f3a'] : []);
});

test.each([
  ['2026-10-24T21:02:00Z', '2026-03-29', 'nothing due'],
  ['2026-10-24T22:02:00Z', '2026-03-29', 'asked'],
  ['2026-10-24T22:02:00Z', '2026-10-25', 'nothing due'],
  ['2026-12-31T23:02:00Z', '2026-10-25', 'asked'],
])('reports at %s, for a site built on %s: %s', async (now, built, expected) => {
  const { url } = await hook(() => new Response());
  expect((await run(now, url, { ...DAYS, built })).rebuild).toBe(expected);
});

test('logs the due rebuild when there is no build hook', async () => {
  expect(await run('2026-04-01T22:02:00Z', undefined)).toEqual({
    rebuild: 'no hook',
    lines: ['rebuild due since 2026-03-29, but BUILD_HOOK_URL is not set'],
  });
});

test('asks at most six times in 72 hours while an old deploy is online, and then once a night', async () => {
  const { asked, url } = await hook(() => new Response());
  const midnight = Date.parse('2026-03-28T23:02:00Z');
  const askedIn: number[] = [];
  for (let hour = 0; hour < 72; hour += 1) {
    const { rebuild } = await run(new Date(midnight + hour * 3_600_000).toISOString(), url);
    if (rebuild === 'asked') askedIn.push(hour);
  }
  // The clocks go forward in the first night: 2 o'clock is skipped, and each later hour comes an hour earlier.
  expect(askedIn).toEqual([0, 1, 3, 23, 47, 71]);
  expect(asked).toHaveLength(6);
});

test.each([
  ['refused', () => new Response('', { status: 404 }), 'rebuild not heard, due since 2026-03-29: status 404'],
  ['cut off', () => 'drop connection' as const, 'rebuild not heard, due since 2026-03-29: TypeError'],
])('asks again in the next run when the request is %s', async (_case, answer, line) => {
  const { asked, url } = await hook(answer);
  expect(await run('2026-03-29T00:02:00Z', url)).toEqual({ rebuild: 'failed', lines: [line] });
  await run('2026-03-29T02:02:00Z', url);
  expect(asked).toHaveLength(2);
});
