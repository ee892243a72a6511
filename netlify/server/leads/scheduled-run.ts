import type { Dependencies } from '../dependencies.ts';
import { readOverview } from '../health/overview.ts';
import { sendNotices, sendNotWritable } from '../notices/send-notices.ts';
import { reroute } from './bounced.ts';
import { type DeliveryRun, deliverDueLeads } from './delivery.ts';
import { sendWeeklyReport } from './weekly/send-report.ts';

/** SQLSTATE: a lock took too long. It passes by itself. */
const LOCKED = '55P03';
/** A report is not worth starting later than this in the 30 s of a scheduled function. */
const LATEST_REPORT_MS = 12_000;
const NOTHING: DeliveryRun = { sent: 0, retried: 0, failed: 0 };

const readOrAlarm = async (using: Dependencies) => {
  try {
    return await readOverview(using.database, using.clock());
  } catch (error) {
    await sendNotWritable(using);
    throw error;
  }
};

/**
 * Runs every quarter of an hour: looks once what there is to do, which is the only statement when there is nothing, and
 * does it: alarms to the sales inbox, leads whose mail bounced before it was recorded, the leads that wait, and a weekly
 * report that could not be sent.
 *
 * @throws {NeonDbError} the database does not answer; the sales inbox has been told, and leases expire by themselves
 */
export const runSchedule = async (using: Dependencies): Promise<DeliveryRun & { notices: number }> => {
  const start = using.clock();
  const overview = await readOrAlarm(using);
  if (overview.notWritable !== null && overview.notWritable !== LOCKED) await sendNotWritable(using);
  const notices = await sendNotices(overview, using);
  const bounced = overview.hasMailReports || overview.bounced > 0 ? await reroute(null, using) : [];
  const hasLeads = overview.waiting > 0 || bounced.some(({ state }) => state === 'pending');
  const run = hasLeads ? await deliverDueLeads(using, start) : NOTHING;
  const hasTime = using.clock().getTime() - start.getTime() < LATEST_REPORT_MS;
  if (overview.reportWaits && hasTime) await sendWeeklyReport(using);
  return { ...run, notices };
};
