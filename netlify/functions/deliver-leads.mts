import { dependencies, type FunctionContext } from '../server/dependencies.ts';
import { describeFailure } from '../server/failure.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { deliverDueLeads } from '../server/leads/delivery.ts';

/** Every minute: mails the leads that are still waiting. Logs counts, never contents. */
export default async (_request: Request, context: FunctionContext): Promise<Response> => {
  try {
    const run = await deliverDueLeads(dependencies(process.env, context));
    if (run.sent + run.retried + run.failed > 0) console.log(`deliver-leads ${JSON.stringify(run)}`);
    return jsonAnswer(200, { ok: true, ...run });
  } catch (error) {
    console.error(`deliver-leads failed: ${describeFailure(error)}`);
    return jsonAnswer(503, { ok: false, code: 'unavailable' });
  }
};

export const config = { schedule: '* * * * *' };
