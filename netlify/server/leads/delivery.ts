import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliverLead } from './attempt.ts';
import { claimLead } from './states/claim-lead.ts';

/** For the statement that ends an attempt: the budget of a query. */
const STORE_BUDGET_MS = 4_000;

/** How long a run may claim leads, and when it is over, in milliseconds from its start. */
interface RunLimits {
  readonly claimsMs: number;
  readonly wholeMs: number;
}

/** A scheduled function has 30 s. */
const SCHEDULED: RunLimits = { claimsMs: 20_000, wholeMs: 28_000 };
/** A function has 60 s, of which the slowest answer takes 12. About 60 leads at once leave so; no claim outlives its lease. */
const AFTER_ANSWER: RunLimits = { claimsMs: 30_000, wholeMs: 45_000 };
/** When the oldest lead and the least tried one both fail, it is the provider: another run tries again. */
const RUN_MAX_FAILURES = 2;

/** How many leads had which outcome. */
interface DeliveryRun {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

/**
 * Mails what is due in order of arrival, bounded in time. A lead that fails in a run is not tried again in it, and a
 * provider that takes nothing ends it.
 */
const deliver = async (using: Dependencies, { claimsMs, wholeMs }: RunLimits): Promise<DeliveryRun> => {
  const start = using.clock();
  const sendBy = new Date(start.getTime() + claimsMs);
  const timeLeft = () => start.getTime() + wholeMs - STORE_BUDGET_MS - using.clock().getTime();
  const run = { sent: 0, retried: 0, failed: 0 };
  const tried: string[] = [];
  let failuresInARow = 0;
  while (failuresInARow < RUN_MAX_FAILURES) {
    const now = using.clock();
    if (now.getTime() >= sendBy.getTime()) break;
    const lead = await claimLead(using.database, { now, tried, sendBy });
    if (lead === undefined) break;
    const delivery = await deliverLead(lead, timeLeft, using);
    run[delivery] += 1;
    if (delivery !== 'sent') tried.push(lead.id);
    failuresInARow = delivery === 'retried' ? failuresInARow + 1 : 0;
  }
  return run;
};

/**
 * A run of the schedule.
 *
 * @throws {NeonDbError} the database does not answer; leases end by themselves
 */
export const deliverDueLeads = (using: Dependencies): Promise<DeliveryRun> => deliver(using, SCHEDULED);

/**
 * Follows an answer: mails the lead that was just stored, and before it those that arrived earlier and wait too.
 * Whatever fails here is left to the schedule.
 */
export const deliverAfterAnswer = async (using: Dependencies): Promise<void> => {
  try {
    await deliver(using, AFTER_ANSWER);
  } catch (error) {
    using.log(`lead delivery interrupted ${describeFailure(error)}`);
  }
};
