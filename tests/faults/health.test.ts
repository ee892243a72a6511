import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FunctionContext } from '../../netlify/server/dependencies.ts';
import { connectMail } from '../../netlify/server/email/mail-client.ts';
import { readHealth } from '../../netlify/server/health/health.ts';
import { type OutsideServices, startOutsideServices } from './outside-services.ts';
import { HOUR, SECOND, START, store } from './simulation.ts';

let outside: OutsideServices;
let health: (request: Request, context: FunctionContext) => Promise<Response>;
beforeAll(async () => {
  outside = await startOutsideServices();
  health = (await import('../../netlify/functions/health.mts')).default;
});
beforeEach(() => outside.reset());
afterAll(() => outside.close());

const ask = async (method = 'GET') => {
  const answer = await health(new Request('http://127.0.0.1/api/health', { method }), {
    waitUntil: () => {},
  });
  return { status: answer.status, body: await answer.json() };
};
const REACHED = { ok: true, ms: expect.any(Number) };

it('is good while both outside services work, and sends no mail to check them', async () => {
  const mails = (await outside.mails()).length;
  expect(await ask()).toEqual({
    status: 200,
    body: { ok: true, database: REACHED, mail: REACHED, oldestPendingSeconds: null },
  });
  expect((await ask('HEAD')).status).toBe(200);
  expect((await ask('POST')).status).toBe(405);
  expect(await outside.mails()).toHaveLength(mails);
});

it.each(['down', '429', '500'])('is bad under the mail fault "%s"', async (email) => {
  await outside.faults({ email });
  expect(await ask()).toMatchObject({
    status: 503,
    body: { ok: false, database: REACHED, mail: { ok: false, error: expect.stringMatching(/^[a-z_]+$/) } },
  });
});

it('is bad while the database is down', async () => {
  await outside.faults({ database: 'down' });
  expect(await ask()).toMatchObject({
    status: 503,
    body: {
      database: { ok: false, error: 'database_unreachable' },
      mail: REACHED,
      oldestPendingSeconds: null,
    },
  });
});

it.each([
  [{ resendApiKey: 're_revoked' }, 'invalid_api_key'],
  [{ resendBaseUrl: 'wrong' }, 'not_found'],
])('is bad with %j', async (change, error) => {
  const base = outside.real.environment.resendBaseUrl;
  const environment = {
    ...outside.real.environment,
    ...change,
    ...('resendBaseUrl' in change && { resendBaseUrl: `${base}/wrong` }),
  };
  const mail = connectMail(environment, outside.real.clock);
  expect(await readHealth({ ...outside.real, mail })).toMatchObject({
    ok: false,
    mail: { ok: false, error },
  });
});

it('reports the age of the oldest waiting lead, and is bad after an hour', async () => {
  await store(outside, 1, 0);
  await store(outside, 2, 1000);
  const at = (now: number) => readHealth({ ...outside.real, clock: () => new Date(now) });
  expect(await at(START + 90 * SECOND)).toMatchObject({ ok: true, oldestPendingSeconds: 90 });
  expect(await at(START + HOUR)).toMatchObject({ ok: true });
  expect(await at(START + HOUR + SECOND)).toMatchObject({ ok: false, oldestPendingSeconds: 3601 });
});

it('reports only the error name of a database failure', async () => {
  const database = { ...outside.real.database, query: () => Promise.reject(new Error('Lucia')) };
  const { database: reach } = await readHealth({ ...outside.real, database });
  expect(reach).toMatchObject({ ok: false, error: 'Error' });
});

it('logs why it failed itself, and answers without the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  vi.stubEnv('DATABASE_URL', '');
  const { default: misconfigured } = await import('../../netlify/functions/health.mts');
  const answer = await misconfigured(new Request('http://127.0.0.1/api/health'), { waitUntil: () => {} });
  expect([answer.status, await answer.json()]).toEqual([503, { ok: false, code: 'unavailable' }]);
  expect(log.mock.calls.flat().join()).toMatch(/^health failed: DATABASE_URL is missing: /);
  vi.unstubAllEnvs();
  log.mockRestore();
});
