import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { runSchedule } from '../server/leads/scheduled-run.ts';

/**
 * Runs every 15 minutes: mails the leads that still wait, and what needs a person. A database that sleeps after five
 * minutes is then awake a third of the day. Logs counts, never contents.
 */
export default guarded('deliver-leads', async (_request, _context, using) => {
  const run = await runSchedule(using);
  if (run.sent + run.retried + run.failed + run.notices > 0)
    console.log(`deliver-leads ${JSON.stringify(run)}`);
  return jsonAnswer(200, { ok: true, ...run });
});

export const config = { schedule: '*/15 * * * *' };
