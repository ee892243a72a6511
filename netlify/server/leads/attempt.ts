import { type CvForMail, cvForMail } from '../cv/cv-for-mail.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT } from '../email/send-outcome.ts';
import { type Attempt, SHORTEST_SEND_MS, sendLeadMail } from './send-lead-mail.ts';
import { type ClaimedLead, DIED } from './states/claim-lead.ts';
import { markFailed, markForRetry, markSent, noteRefusal, takeFile } from './states/end-attempt.ts';

/** How long one send may wait for the provider's answer. */
const SEND_TIMEOUT_MS = 8_000;
/** The same for a mail with a curriculum, which has up to 7 MB. */
const SEND_CV_TIMEOUT_MS = 15_000;
/** How long reading a curriculum may take, so that a run has time left for the leads behind it. */
const READ_CV_TIMEOUT_MS = 10_000;
/**
 * How long delivery keeps trying before a lead fails. It is longer than an outage over a long weekend. After a week
 * without an answer, a person should look at the request instead. While the account is blocked no try can succeed, so
 * the week starts when the block ends.
 */
export const GIVE_UP_AFTER_MS = 7 * 24 * 60 * 60_000;
/**
 * Stops a lead that ends every process that sends it: with the schedule alone, after five hours. Processes that end for
 * other reasons, such as a deploy, do not meet the same lead so often in a row.
 */
const MAX_DEATHS = 20;

const diesTooOften = (lead: ClaimedLead): boolean => lead.deaths >= MAX_DEATHS;

/**
 * Reads the curriculum of the lead, unless a process has died with it in hand. The mail without the file keeps its key: if
 * the mail with the file has left after all, the provider recognises the key, and sends no second mail.
 */
const readCv = async (
  lead: ClaimedLead,
  timeLeft: () => number,
  using: Dependencies,
): Promise<CvForMail | undefined> => {
  if (lead.cvUploadId === null) return undefined;
  if (lead.leavesOutFile) return { kind: 'missing', reason: 'interrupted' };
  await takeFile(using.database, lead);
  const longest = Math.min(timeLeft() - SHORTEST_SEND_MS, READ_CV_TIMEOUT_MS);
  return await cvForMail(using.fileDatabase, lead.cvUploadId, longest);
};

/** @param timeLeft returns the milliseconds that a send may take; called after the curriculum is read */
const send = async (lead: ClaimedLead, timeLeft: () => number, using: Dependencies): Promise<Attempt> => {
  if (diesTooOften(lead)) return { kind: 'broken', error: DIED };
  try {
    const cv = await readCv(lead, timeLeft, using);
    const longest = cv?.kind === 'attached' ? SEND_CV_TIMEOUT_MS : SEND_TIMEOUT_MS;
    return await sendLeadMail(lead, cv, () => Math.min(timeLeft(), longest), using);
  } catch (error) {
    // One lead that cannot be rendered must not stop the delivery of the others.
    return { kind: 'broken', error: describeFailure(error) };
  }
};

const FIRST_STEP_MS = 5_000;
const LONGEST_MS = 30 * 60_000;

/** Shortens a wait by up to half, so that leads that failed together are not retried together. */
const jittered = (milliseconds: number, random: number): number =>
  Math.round(milliseconds * (1 - random / 2));

/**
 * When a lead is due again: 0 s after the first failure, then after 5 s, 10 s, 20 s … at most 30 min, with jitter. Never
 * less than the provider asks for. The run after an answer tries it once more, later the next visitor's answer or the
 * schedule (every 15 minutes). So these waits matter for a lead that fails while others pass; in an outage the oldest
 * lead is tried by each run.
 *
 * @param failures how many tries of this lead have failed, 1 or more
 * @param retryAfterMs how long the provider asked to wait; 0 = it did not ask
 * @param random 0 to 1
 * @returns milliseconds from now
 */
export const retryDelayMs = (failures: number, retryAfterMs: number, random: number): number => {
  const step = failures < 2 ? 0 : Math.min(FIRST_STEP_MS * 2 ** (failures - 2), LONGEST_MS);
  return Math.max(jittered(step, random), retryAfterMs);
};

/**
 * The result of one attempt to deliver a lead: `retried` = the provider failed; `blocked` = it takes no mail until the
 * operator acts; `set_aside` = the lead could not be made into a mail, which says nothing about the others. These three
 * wait for another try.
 */
type Delivery = 'sent' | 'failed' | 'retried' | 'blocked' | 'set_aside';

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

/** If the provider refuses one lead, the lead is at fault. If it refuses several in a row, the account is. */
const withAccountCheck = async (
  lead: ClaimedLead,
  outcome: Attempt,
  using: Dependencies,
): Promise<Attempt> => {
  if (outcome.kind !== 'refused') return outcome;
  const isAccount = await noteRefusal(using.database, lead, using.clock());
  return isAccount ? { kind: 'blocked', error: `${outcome.error}:leads`, keySpent: true } : outcome;
};

/**
 * Waits for the lead's turn, tries once to mail it, and records the result.
 *
 * @param timeLeft returns the milliseconds until the attempt must be finished
 */
export const deliverLead = async (
  lead: ClaimedLead,
  timeLeft: () => number,
  using: Dependencies,
): Promise<Delivery> => {
  const { database, log } = using;
  await using.pause(Math.max(0, lead.sendAt.getTime() - using.clock().getTime()));
  const outcome = await withAccountCheck(lead, await send(lead, timeLeft, using), using);
  if (outcome.kind === 'accepted') {
    await markSent(database, lead, outcome.providerId, using.clock());
    return 'sent';
  }
  const now = using.clock();
  const tried = now.getTime() - lead.sendableSince.getTime();
  const givesUp = diesTooOften(lead) || (outcome.kind !== 'blocked' && tried >= GIVE_UP_AFTER_MS);
  if (outcome.kind === 'refused' || givesUp) {
    await markFailed(database, lead, outcome.error, outcome.kind === 'refused', now);
    log(`lead failed ${lead.id} ${outcome.error} after ${lead.attempt} tries`);
    return 'failed';
  }
  if (outcome.kind === 'blocked') log(`lead delivery blocked ${outcome.error}`);
  else log(`lead not mailed ${lead.id} ${outcome.error}`);
  await tryAgain(lead, outcome, using);
  if (outcome.kind === 'blocked') return 'blocked';
  return outcome.kind === 'broken' ? 'set_aside' : 'retried';
};
