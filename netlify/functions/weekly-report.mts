import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { sendWeeklyReport } from '../server/leads/weekly/send-report.ts';

/**
 * Runs on Mondays and mails how many leads came in the week before, and from where, and which were not delivered. What
 * it cannot send, `deliver-leads` tries again.
 */
export default guarded('weekly-report', async (_request, _context, using) => {
  const { kind, week, leads } = await sendWeeklyReport(using);
  if (kind === 'not_sent') return jsonAnswer(503, { ok: false, code: 'unavailable', week });
  const sent = kind === 'sent';
  if (sent) console.log(`weekly-report ${JSON.stringify({ week, leads })}`);
  return jsonAnswer(200, { ok: true, sent, week });
});

/** In UTC: 7:05 in Rome, in summer 8:05. Once, because each run may wake the database. */
export const config = { schedule: '5 6 * * 1' };
