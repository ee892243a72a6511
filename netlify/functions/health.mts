import { dependencies, type FunctionContext } from '../server/dependencies.ts';
import { describeFailure } from '../server/failure.ts';
import { readHealth } from '../server/health/health.ts';
import { jsonAnswer } from '../server/http/answers.ts';

const METHODS = ['GET', 'HEAD'];

/** `GET /api/health`, for an uptime monitor: 200 while leads are accepted and mailed, 503 otherwise. */
export default async (request: Request, context: FunctionContext): Promise<Response> => {
  if (!METHODS.includes(request.method))
    return jsonAnswer(405, { ok: false, code: 'method_not_allowed' }, { allow: METHODS.join(', ') });
  try {
    const health = await readHealth(dependencies(process.env, context));
    return jsonAnswer(health.ok ? 200 : 503, { ...health });
  } catch (error) {
    console.error(`health failed: ${describeFailure(error)}`);
    return jsonAnswer(503, { ok: false, code: 'unavailable' });
  }
};

export const config = {
  path: '/api/health',
  // Every call asks the mail provider something, whose rate is the leads': one a second for the whole site.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['domain'] },
};
