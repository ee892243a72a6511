import { dependencies, type FunctionContext } from '../server/dependencies.ts';
import { describeFailure } from '../server/failure.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { answerInteraction } from '../server/interactions/interaction-endpoint.ts';

/** `POST /api/contact-interactions`: a click on a telephone or chat link. Other methods are answered 405 here. */
export default async (request: Request, context: FunctionContext): Promise<Response> => {
  try {
    return await answerInteraction(request, context, dependencies(process.env, context));
  } catch (error) {
    console.error(`contact-interactions failed: ${describeFailure(error)}`);
    return jsonAnswer(503, { ok: false, code: 'unavailable' });
  }
};

export const config = {
  path: '/api/contact-interactions',
  // The visitor's own limit is in the database; this one spares it a flood. A list: a string would limit the site.
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
