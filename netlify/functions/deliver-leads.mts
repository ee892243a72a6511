import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { deliverDueLeads } from '../server/leads/delivery.ts';

/** Runs every minute and mails the leads that still wait. Logs counts, never contents. */
export default guarded('deliver-leads', async (_request, _context, using) => {
  const run = await deliverDueLeads(using);
  if (run.sent + run.retried + run.failed > 0) console.log(`deliver-leads ${JSON.stringify(run)}`);
  return jsonAnswer(200, { ok: true, ...run });
});

export const config = { schedule: '* * * * *' };
