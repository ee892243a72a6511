import { readFunctionFacts } from '../server/function-facts.ts';
import { guarded } from '../server/guarded.ts';
import { keptHealth } from '../server/health/kept-health.ts';
import { mayAskDeep } from '../server/health/may-ask.ts';
import { jsonAnswer, methodNotAllowed } from '../server/http/answers.ts';

const METHODS = ['GET', 'HEAD'];

/**
 * `GET /api/health`: 200 if the functions run and their variables are right, 503 otherwise; it asks nobody, so that a
 * monitor may call it every minute. `GET /api/health?deep=1`, for whoever may ask: 200 while leads are stored and mailed
 * and nothing waits for a person, 503 otherwise; it wakes the database, so once an hour is enough.
 */
export default guarded(
  'health',
  async (request, context, using) => {
    if (!METHODS.includes(request.method)) return methodNotAllowed(METHODS);
    const { search } = new URL(request.url);
    if (search !== '' && search !== '?deep=1')
      return jsonAnswer(400, {
        ok: false,
        code: 'unknown_query',
        message: 'Ask for /api/health, or for /api/health?deep=1 and nothing else.',
      });
    const asked = search === '' ? 'unknown' : mayAskDeep(request, context, using.environment);
    if (asked === 'unknown') return jsonAnswer(200, { ok: true });
    if (asked === 'no')
      return jsonAnswer(
        401,
        { ok: false, code: 'unauthorized', message: 'Send the header Authorization: Bearer <HEALTH_TOKEN>.' },
        { 'www-authenticate': 'Bearer' },
      );
    const facts = await readFunctionFacts().catch(() => undefined);
    const health = await keptHealth(using, facts);
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
