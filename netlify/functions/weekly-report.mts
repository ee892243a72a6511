import { guarded } from '../server/guarded.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { sendWeeklyReport } from '../server/leads/weekly/send-report.ts';

/**
 * Runs on Mondays and mails how many leads came in the week before, and from where. Tries again each hour until the
 * mail is sent.
 */
export default guarded('weekly-report', async (_request, _context, using) => {
  const { kind, week, leads } = await sendWeeklyReport(using);
  if (kind === 'not_sent') return jsonAnswer(503, { ok: false, code: 'unavailable', week });
  const sent = kind === 'sent';
  if (sent) console.log(`weekly-report ${JSON.stringify({ week, leads })}`);
  return jsonAnswer(200, { ok: true, sent, week });
});

/** In UTC. The first run is at 7:05 in Rome, in summer at 8:05. */
export const config = { schedule: '5 6-20 * * 1' };
