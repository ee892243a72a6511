import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT, RATE_LIMITED, type SendOutcome } from '../email/send-outcome.ts';
import { describeFailure } from '../failure.ts';
import { blockedDelayMs, retryDelayMs } from './back-off.ts';
import { mailKey, renderLeadMail } from './lead-mail.ts';
import { type ClaimedLead, claimLead, markFailed, markForRetry, markSent } from './lead-store.ts';
import type { ReceivedLead } from './received-lead.ts';

/** For one answer of the provider. */
const SEND_TIMEOUT_MS = 8_000;
/** For the whole of a mail that a visitor waits for. */
const DIRECT_BUDGET_MS = 8_000;
const DIRECT_PAUSE_MS = 250;

/** Two mails a second: well within what Resend grants a team. */
const MAIL_INTERVAL_MS = 500;
/** A scheduled function has 30 s: the last mail that starts within this time still ends in it. */
const RUN_BUDGET_MS = 12_000;
const RUN_MAX_LEADS = 24;
/** After so many failures in a row the provider is down, not a lead wrong: the next run tries again. */
const RUN_MAX_FAILURES = 3;

/** One line to alert on: until the operator acts, no lead is mailed. */
const logBlocked = (error: string, using: Dependencies): void => using.log(`lead delivery blocked ${error}`);

const deliver = async (lead: ClaimedLead, using: Dependencies): Promise<SendOutcome> => {
  const { database, environment, mail } = using;
  const outcome = await mail.send(renderLeadMail(lead, environment), mailKey(lead), SEND_TIMEOUT_MS);
  if (outcome.kind === 'accepted') {
    await markSent(database, lead, outcome.providerId, using.clock());
  } else if (outcome.kind === 'refused') {
    await markFailed(database, lead, outcome.error);
    using.log(`lead failed ${lead.id} ${outcome.error}`);
  } else {
    if (outcome.kind === 'blocked') logBlocked(outcome.error, using);
    const delay =
      outcome.kind === 'blocked'
        ? blockedDelayMs(using.random())
        : retryDelayMs(lead.attempt, outcome.retryAfterMs, using.random());
    await markForRetry(database, lead, outcome.error, new Date(using.clock().getTime() + delay));
  }
  return outcome;
};

/**
 * Sends one stored lead, unless it is sent, not due, or in another process' hands. Runs after the visitor has the
 * answer: whatever fails here is left to the schedule.
 *
 * @param id the lead
 */
export const deliverLead = async (id: string, using: Dependencies): Promise<void> => {
  try {
    const now = using.clock();
    const lead = await claimLead(using.database, now, now, id);
    if (lead !== undefined) await deliver(lead, using);
  } catch (error) {
    using.log(`lead delivery interrupted ${id} ${describeFailure(error)}`);
  }
};

interface DeliveryRun {
  readonly sent: number;
  readonly retried: number;
  readonly failed: number;
}

/**
 * Sends what is due, the oldest first, bounded in number and time, at most two mails a second. A lead that fails
 * in a run is not tried again in it, and a blocked account ends it.
 *
 * @returns how many leads had which outcome
 * @throws {NeonDbError} the database does not answer; leases end by themselves
 */
export const deliverDueLeads = async (using: Dependencies): Promise<DeliveryRun> => {
  const start = using.clock();
  // What fails in this run is due from now on, at the earliest.
  const before = new Date(start.getTime() - 1);
  const run = { sent: 0, retried: 0, failed: 0 };
  let failuresInARow = 0;
  for (let count = 0; count < RUN_MAX_LEADS; count += 1) {
    const now = using.clock();
    if (now.getTime() - start.getTime() > RUN_BUDGET_MS) break;
    const lead = await claimLead(using.database, now, before, null);
    if (lead === undefined) break;
    const outcome = await deliver(lead, using);
    if (outcome.kind === 'accepted') run.sent += 1;
    else if (outcome.kind === 'refused') run.failed += 1;
    else run.retried += 1;
    if (outcome.kind === 'blocked') break;
    failuresInARow = outcome.kind === 'retry' ? failuresInARow + 1 : 0;
    if (failuresInARow >= RUN_MAX_FAILURES) break;
    if (outcome.kind === 'retry' && outcome.error === RATE_LIMITED) break;
    await using.pause(Math.max(0, MAIL_INTERVAL_MS - (using.clock().getTime() - now.getTime())));
  }
  return run;
};

/**
 * Mails a lead that could not be stored, while the visitor waits. Its key is the stored lead's, so that a row that
 * was written after all, or another post of the same request, sends no second mail.
 *
 * @returns whether the provider has the mail
 */
export const mailDirectly = async (lead: ReceivedLead, using: Dependencies): Promise<boolean> => {
  const rendered = renderLeadMail(lead, using.environment);
  const deadline = using.clock().getTime() + DIRECT_BUDGET_MS;
  for (;;) {
    const left = deadline - using.clock().getTime();
    const outcome = await using.mail.send(rendered, mailKey(lead), Math.max(1, left));
    if (outcome.kind === 'accepted') return true;
    if (outcome.kind === 'blocked') logBlocked(outcome.error, using);
    // The other post's mail is on its way, but only its acceptance is a promise.
    const worthWaiting = outcome.kind === 'retry' && outcome.error === BEING_SENT;
    if (!worthWaiting || left <= DIRECT_PAUSE_MS * 2) return false;
    await using.pause(DIRECT_PAUSE_MS);
  }
};
