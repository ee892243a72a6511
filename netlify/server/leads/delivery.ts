import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliverLead } from './attempt.ts';
import { claimLead } from './states/claim-lead.ts';

/** Time for the statement that records the result of an attempt: the budget of one query. */
const STORE_BUDGET_MS = 4_000;

/** How long a run may claim leads, and when it must end, in milliseconds from its start. */
interface RunLimits {
  readonly claimsMs: number;
  readonly wholeMs: number;
  /** After what pause a run in which the provider failed tries once more; absent = it leaves that to the next run. */
  readonly againAfterMs?: number;
}

/** A scheduled function may run for 30 s. */
const SCHEDULED: RunLimits = { claimsMs: 20_000, wholeMs: 28_000 };
/**
 * A function may run for 60 s, and the slowest answer takes 12 s of that. One run can mail about 60 leads, and ends
 * before the lease of any claim does. One lost answer of the provider would otherwise cost a lead the quarter of an hour
 * until the schedule.
 */
const AFTER_ANSWER: RunLimits = { claimsMs: 30_000, wholeMs: 45_000, againAfterMs: 5_000 };
/**
 * If the provider fails for the oldest lead and for the least tried one, it is at fault, and a later run tries again. A
 * lead that we cannot make into a mail does not count: it must not hold up the leads behind it.
 */
const RUN_MAX_FAILURES = 2;
/** The second time, one failure shows that the provider still fails: in an outage each answer costs it one mail more. */
const AGAIN_MAX_FAILURES = 1;

/** The number of leads for each outcome. */
export interface DeliveryRun {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

/**
 * Leases, turns and pauses are times that all processes read. With a clock 90 s off, a process would take those of the
 * others for implausible (states/waits.ts), and they its own: two leases of one lead, and twice the pace.
 */
const inDatabaseTime = (using: Dependencies, skewMs: number): Dependencies =>
  skewMs === 0 ? using : { ...using, clock: () => new Date(using.clock().getTime() + skewMs) };

/**
 * Mails the due leads in order of arrival, within a time limit. A run ends after {@link RUN_MAX_FAILURES} failures of the
 * provider in a row, and tries each lead only once. If the limits say so, it then pauses and begins anew, with the leads
 * for which the provider failed.
 *
 * @param startedAt when the function began, by this machine's clock
 */
const deliver = async (
  given: Dependencies,
  { claimsMs, wholeMs, againAfterMs }: RunLimits,
  startedAt: Date,
): Promise<DeliveryRun> => {
  const skewMs = await given.clockSkewMs();
  const using = inDatabaseTime(given, skewMs);
  const start = new Date(startedAt.getTime() + skewMs);
  const sendBy = new Date(start.getTime() + claimsMs);
  const timeLeft = () => start.getTime() + wholeMs - STORE_BUDGET_MS - using.clock().getTime();
  const run = { sent: 0, retried: 0, failed: 0 };
  /** Leads that this run does not claim again. */
  const done: string[] = [];
  /** Mails leads until the provider fails so often in a row. @returns the leads for which it failed */
  const mailDue = async (maxFailures: number): Promise<string[]> => {
    const failedFor: string[] = [];
    let failuresInARow = 0;
    while (failuresInARow < maxFailures) {
      const now = using.clock();
      if (now.getTime() >= sendBy.getTime()) break;
      const lead = await claimLead(using.database, { now, tried: [...done, ...failedFor], sendBy });
      if (lead === undefined) break;
      const delivery = await deliverLead(lead, timeLeft, using);
      run[delivery === 'sent' || delivery === 'failed' ? delivery : 'retried'] += 1;
      if (delivery === 'retried') failedFor.push(lead.id);
      else if (delivery !== 'sent') done.push(lead.id);
      if (delivery === 'retried' || delivery === 'blocked') failuresInARow += 1;
      else if (delivery !== 'set_aside') failuresInARow = 0;
    }
    return failedFor;
  };
  const failedFor = await mailDue(RUN_MAX_FAILURES);
  if (againAfterMs === undefined || failedFor.length === 0) return run;
  if (using.clock().getTime() + againAfterMs >= sendBy.getTime()) return run;
  await using.pause(againAfterMs);
  await mailDue(AGAIN_MAX_FAILURES);
  return run;
};

/**
 * Runs one scheduled delivery.
 *
 * @param start when the scheduled function began
 * @throws {NeonDbError} the database does not answer; leases of claimed leads expire by themselves
 */
export const deliverDueLeads = (using: Dependencies, start = using.clock()): Promise<DeliveryRun> =>
  deliver(using, SCHEDULED, start);

/**
 * Runs after an answer: mails the leads that still wait from before, then the lead that was just stored. Leaves to the
 * schedule what fails here twice.
 */
export const deliverAfterAnswer = async (using: Dependencies): Promise<void> => {
  try {
    await deliver(using, AFTER_ANSWER, using.clock());
  } catch (error) {
    using.log(`lead delivery interrupted ${describeFailure(error)}`);
  }
};
