import { cvForMail } from '../cv/cv-for-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT } from '../email/send-outcome.ts';
import { describeFailure } from '../failure.ts';
import { within } from '../within.ts';
import { retryDelayMs } from './back-off.ts';
import { type Attempt, SHORTEST_SEND_MS, sendLeadMail } from './send-lead-mail.ts';
import { type ClaimedLead, claimLead } from './states/claim-lead.ts';
import { markFailed, markForRetry, markSent } from './states/end-attempt.ts';
import { noteRefusal } from './states/note-refusal.ts';

/** For one answer of the provider. */
const SEND_TIMEOUT_MS = 8_000;
/** With a curriculum the provider gets up to 7 MB. */
const SEND_CV_TIMEOUT_MS = 15_000;
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

/**
 * How long a lead is tried before it fails: a provider that is down over the longest weekend loses nothing, and a
 * request that nobody answered for a week needs a person more than another try. While the account is blocked nothing is
 * tried that could pass: the week begins when it no longer is.
 */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;
/**
 * Against a lead that ends every process which sends it. While the provider is down the oldest lead is tried once a
 * minute, 10,080 times in the week that it has: this is more.
 */
const MAX_TRIES = 15_000;

const hasEndedTooOften = (lead: ClaimedLead): boolean => lead.isOrphan && lead.attempt > MAX_TRIES;

/** @param timeLeft milliseconds that a send may take, asked once all that it needs is there */
const send = async (lead: ClaimedLead, timeLeft: () => number, using: Dependencies): Promise<Attempt> => {
  if (hasEndedTooOften(lead)) return { kind: 'broken', error: 'too_many_tries' };
  try {
    // Reading a large file takes several statements, each with a patience of its own.
    const reading = cvForMail(using.fileDatabase, lead.cvUploadId);
    const cv = await within(timeLeft() - SHORTEST_SEND_MS, reading);
    const longest = cv?.kind === 'attached' ? SEND_CV_TIMEOUT_MS : SEND_TIMEOUT_MS;
    return await sendLeadMail(lead, cv, () => Math.min(timeLeft(), longest), using);
  } catch (error) {
    // One lead that cannot be rendered must not keep all others from their mails.
    return { kind: 'broken', error: describeFailure(error) };
  }
};

type Delivery = 'sent' | 'failed' | 'retried';

const later = (milliseconds: number, now: Date): Date => new Date(now.getTime() + milliseconds);

const tryAgain = async (
  lead: ClaimedLead,
  outcome: Exclude<Attempt, { kind: 'accepted' | 'refused' }>,
  using: Dependencies,
): Promise<void> => {
  const now = using.clock();
  const providerFailed = outcome.kind !== 'broken' && outcome.error !== BEING_SENT;
  const askedFor = outcome.kind === 'retry' ? outcome.retryAfterMs : 0;
  const retry = {
    error: outcome.error,
    next: later(retryDelayMs(lead.attempt, askedFor, using.random()), now),
    providerFailed,
    accountBlocked: outcome.kind === 'blocked',
    keySpent: outcome.kind === 'blocked' && outcome.keySpent,
    closedUntil: providerFailed && askedFor > 0 ? later(askedFor, now) : null,
  };
  await markForRetry(using.database, lead, retry, now);
};

/** Refused alone, a lead is itself at fault; one after the other, the account is. */
const judged = async (lead: ClaimedLead, outcome: Attempt, using: Dependencies): Promise<Attempt> => {
  if (outcome.kind !== 'refused') return outcome;
  const isAccount = await noteRefusal(using.database, lead, using.clock());
  return isAccount ? { kind: 'blocked', error: `${outcome.error}:leads`, keySpent: true } : outcome;
};

const deliverLead = async (
  lead: ClaimedLead,
  timeLeft: () => number,
  using: Dependencies,
): Promise<Delivery> => {
  const { database, log } = using;
  await using.pause(Math.max(0, lead.sendAt.getTime() - using.clock().getTime()));
  const outcome = await judged(lead, await send(lead, timeLeft, using), using);
  if (outcome.kind === 'accepted') {
    await markSent(database, lead, outcome.providerId, using.clock());
    return 'sent';
  }
  // Two of these lines are to alert on: a lead that needs a person, and an account that mails none.
  const now = using.clock();
  const tried = now.getTime() - lead.sendableSince.getTime();
  const givesUp = hasEndedTooOften(lead) || (outcome.kind !== 'blocked' && tried >= GIVE_UP_AFTER_MS);
  if (outcome.kind === 'refused' || givesUp) {
    await markFailed(database, lead, outcome.error, outcome.kind === 'refused', now);
    log(`lead failed ${lead.id} ${outcome.error} after ${lead.attempt} tries`);
    return 'failed';
  }
  if (outcome.kind === 'blocked') log(`lead delivery blocked ${outcome.error}`);
  else log(`lead not mailed ${lead.id} ${outcome.error}`);
  await tryAgain(lead, outcome, using);
  return 'retried';
};

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
  const sendBy = later(claimsMs, start);
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
