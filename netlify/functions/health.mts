import { guarded } from '../server/guarded.ts';
import { readHealth } from '../server/health/health.ts';
import { jsonAnswer, methodNotAllowed } from '../server/http/answers.ts';

const METHODS = ['GET', 'HEAD'];

/** `GET /api/health`, for an uptime monitor: answers 200 while leads are accepted and mailed, 503 otherwise. */
export default guarded('health', async ({ method }, _context, using) => {
  if (!METHODS.includes(method)) return methodNotAllowed(METHODS);
  const health = await readHealth(using);
  return jsonAnswer(health.ok ? 200 : 503, { ...health });
});

export const config = {
  path: '/api/health',
  // By address, so that a stranger who asks all the time cannot make a monitor see 429. `aggregateBy` is a list because a
  // string would limit the whole site.
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
