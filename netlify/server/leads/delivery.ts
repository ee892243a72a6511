import { randomUUID } from 'node:crypto';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliverLead } from './attempt.ts';
import { claimLead } from './states/claim-lead.ts';
import { followCvs } from './states/follow-cv.ts';
import { beginSuccessor, forgetSuccessor, nameSuccessor } from './states/successor.ts';

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
/** A function may run for 60 s, of which it may have waited the first 20. */
const SUCCESSOR: RunLimits = { claimsMs: 40_000, wholeMs: 52_000 };
/**
 * If the provider fails for the first lead and for one that was never tried, it is at fault, and a later run tries again.
 * A lead that we cannot make into a mail does not count: it must not hold up the leads behind it.
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
 * Mails the due leads in the order of the queue, within a time limit. A run ends after {@link RUN_MAX_FAILURES} failures of
 * the provider in a row, and tries each lead only once. If the limits say so, it then pauses and begins anew, with the
 * leads for which the provider failed.
 *
 * @param startedAt when the function began, by `elapsedMs`
 */
const deliver = async (
  using: Dependencies,
  { claimsMs, wholeMs, againAfterMs }: RunLimits,
  startedAt: number,
): Promise<DeliveryRun> => {
  const left = (milliseconds: number) => startedAt + milliseconds - using.elapsedMs();
  const timeLeft = () => left(wholeMs - STORE_BUDGET_MS);
  const run = { sent: 0, retried: 0, failed: 0 };
  /** Leads that this run does not claim again. */
  const done: string[] = [];
  /** Mails leads until the provider fails so often in a row. @returns the leads for which it failed */
  const mailDue = async (maxFailures: number): Promise<string[]> => {
    const failedFor: string[] = [];
    let failuresInARow = 0;
    while (failuresInARow < maxFailures && left(claimsMs) > 0) {
      const lead = await claimLead(using.database, {
        tried: [...done, ...failedFor],
        withinMs: left(claimsMs),
      });
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
  await followCvs(using.database);
  const failedFor = await mailDue(RUN_MAX_FAILURES);
  // The mail of a lead that had left without its curriculum has just been recognised.
  if (run.sent > 0 && (await followCvs(using.database))) await mailDue(RUN_MAX_FAILURES);
  if (againAfterMs === undefined || failedFor.length === 0) return run;
  if (left(claimsMs) <= againAfterMs) return run;
  await using.pause(againAfterMs);
  await mailDue(AGAIN_MAX_FAILURES);
  return run;
};

/**
 * Starts the run that goes on after this one, if leads are due: so a queue drains by itself, in one chain of runs.
 *
 * @param own this run's name, if it is a successor itself
 */
const passOn = async (using: Dependencies, own?: string): Promise<void> => {
  const { database, startSuccessor, log } = using;
  if (startSuccessor === undefined) return;
  const next = randomUUID();
  if (!(await nameSuccessor(database, own, next)) || (await startSuccessor(next))) return;
  log('lead delivery not continued');
  await forgetSuccessor(database, next);
};

/**
 * Runs one scheduled delivery.
 *
 * @param startedAt when the scheduled function began, by `elapsedMs`
 * @throws {NeonDbError} the database does not answer; leases of claimed leads expire by themselves
 */
export const deliverDueLeads = async (
  using: Dependencies,
  startedAt = using.elapsedMs(),
): Promise<DeliveryRun> => {
  const run = await deliver(using, SCHEDULED, startedAt);
  await passOn(using);
  return run;
};

/**
 * Runs after an answer: mails the leads that still wait from before, then the lead that was just stored.
 */
export const deliverAfterAnswer = async (using: Dependencies): Promise<void> => {
  try {
    await deliver(using, AFTER_ANSWER, using.elapsedMs());
    await passOn(using);
  } catch (error) {
    using.log(`lead delivery interrupted ${describeFailure(error)}`);
  }
};

/**
 * Goes on after a run whose time was over, in an outage after a pause.
 *
 * @param name from the run before; a name begins one run only, so that a repeated request does nothing
 */
export const continueDelivery = async (name: string, using: Dependencies): Promise<void> => {
  const startedAt = using.elapsedMs();
  try {
    const own = randomUUID();
    const wait = await beginSuccessor(using.database, name, own);
    if (wait === undefined) return;
    await using.pause(wait);
    await deliver(using, SUCCESSOR, startedAt);
    await passOn(using, own);
  } catch (error) {
    using.log(`lead delivery interrupted ${describeFailure(error)}`);
  }
};
