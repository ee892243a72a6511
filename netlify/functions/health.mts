import { guarded } from '../server/guarded.ts';
import { readHealth } from '../server/health/health.ts';
import { jsonAnswer, methodNotAllowed } from '../server/http/answers.ts';

const METHODS = ['GET', 'HEAD'];

/**
 * `GET /api/health`: 200 if the functions run and their variables are right, 503 otherwise; it asks nobody, so that a
 * monitor may call it every minute. `GET /api/health?deep=1`: 200 while leads are stored and mailed and nothing waits for
 * a person, 503 otherwise; it wakes the database, so once an hour is enough.
 */
export default guarded(
  'health',
  async ({ method, url }, _context, using) => {
    if (!METHODS.includes(method)) return methodNotAllowed(METHODS);
    if (new URL(url).searchParams.get('deep') !== '1') return jsonAnswer(200, { ok: true });
    const health = await readHealth(using);
    return jsonAnswer(health.ok ? 200 : 503, { ...health });
  },
  () => jsonAnswer(503, { ok: false }),
);

export const config = {
  path: '/api/health',
  // By address, so that a stranger cannot blind the owner's monitor. `aggregateBy` is a list because a string would limit
  // the whole site.
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
