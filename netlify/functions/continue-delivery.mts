import { guarded } from '../server/guarded.ts';
import { jsonAnswer, methodNotAllowed } from '../server/http/answers.ts';
import { continueDelivery } from '../server/leads/delivery.ts';
import { successorOf } from '../server/leads/successor.ts';

/**
 * `POST /api/deliver-leads`: goes on mailing leads after a run whose time was over. Only that run can start it, with a
 * token that we have signed and that begins one run; others get 401.
 */
export default guarded('continue-delivery', async (request, context, using) => {
  if (request.method !== 'POST') return methodNotAllowed(['POST']);
  const name = successorOf(request.headers.get('authorization'), using.environment.databaseUrl);
  if (name === undefined) return jsonAnswer(401, { ok: false, code: 'forged' });
  context.waitUntil(continueDelivery(name, using));
  return jsonAnswer(202, { ok: true });
});

export const config = {
  path: '/api/deliver-leads',
  // A run takes seconds at least. `aggregateBy` is a list because a string would limit the whole site.
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
