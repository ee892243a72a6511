import type { Dependencies } from '../dependencies.ts';
import { type Overview, readOverview } from '../health/overview.ts';
import { livingOf, noticeInboxes } from '../notices/inboxes.ts';
import { tell, tellNotWritable } from '../notices/tell.ts';
import { reroute } from './bounced.ts';
import { type DeliveryRun, deliverDueLeads } from './delivery.ts';
import { sendWeeklyReport } from './weekly/send-report.ts';

/** SQLSTATE: a lock took too long. It passes by itself. */
const LOCKED = '55P03';
/** A report is not worth starting later than this in the 30 s of a scheduled function. */
const LATEST_REPORT_MS = 12_000;
const NOTHING: DeliveryRun = { sent: 0, retried: 0, failed: 0 };

const readOrTell = async (using: Dependencies): Promise<Overview> => {
  try {
    return await readOverview(using.database, using.environment);
  } catch (error) {
    await tellNotWritable(noticeInboxes(using.environment), using);
    throw error;
  }
};

/**
 * Runs every quarter of an hour: looks once what there is to do, which is the only statement when there is nothing, and
 * does it: leads whose mail bounced before it was recorded, what a person must be told, the leads that wait, and a weekly
 * report that could not be sent.
 *
 * @throws {NeonDbError} the database does not answer; the inboxes have been told, and leases expire by themselves
 */
export const runSchedule = async (using: Dependencies): Promise<DeliveryRun & { notices: number }> => {
  const start = using.elapsedMs();
  const overview = await readOrTell(using);
  const { notWritable } = overview;
  const inboxes = noticeInboxes(using.environment);
  const living = livingOf(inboxes, overview.deadInboxes);
  if (notWritable !== null && notWritable !== LOCKED) await tellNotWritable(living.slice(0, 1), using);
  const hasReports = overview.hasMailReports || (overview.things.bounced ?? 0) > 0;
  const bounced = hasReports ? await reroute(null, using) : [];
  const mustTell = overview.hasToTell || bounced.length > 0 || living.length < inboxes.length;
  const notices = mustTell ? await tell(using) : 0;
  const hasLeads =
    overview.waiting > 0 || overview.hasArrivedCv || bounced.some(({ state }) => state === 'pending');
  const run = hasLeads ? await deliverDueLeads(using, start) : NOTHING;
  const hasTime = using.elapsedMs() - start < LATEST_REPORT_MS;
  if (overview.reportWaits && hasTime) await sendWeeklyReport(using);
  return { ...run, notices };
};
