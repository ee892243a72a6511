import { cvForMail } from '../cv/cv-for-mail.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT } from '../email/send-outcome.ts';
import { type Attempt, SHORTEST_SEND_MS, sendLeadMail } from './send-lead-mail.ts';
import type { ClaimedLead } from './states/claim-lead.ts';
import { markFailed, markForRetry, markSent, noteRefusal } from './states/end-attempt.ts';

/** For one answer of the provider. */
const SEND_TIMEOUT_MS = 8_000;
/** With a curriculum the provider gets up to 7 MB. */
const SEND_CV_TIMEOUT_MS = 15_000;
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
    const cv = await cvForMail(using.fileDatabase, lead.cvUploadId, timeLeft() - SHORTEST_SEND_MS);
    const longest = cv?.kind === 'attached' ? SEND_CV_TIMEOUT_MS : SEND_TIMEOUT_MS;
    return await sendLeadMail(lead, cv, () => Math.min(timeLeft(), longest), using);
  } catch (error) {
    // One lead that cannot be rendered must not keep all others from their mails.
    return { kind: 'broken', error: describeFailure(error) };
  }
};

const FIRST_STEP_MS = 5_000;
const LONGEST_MS = 30 * 60_000;

/** Takes up to half of a wait away, so that leads which failed together do not return together. */
const jittered = (milliseconds: number, random: number): number =>
  Math.round(milliseconds * (1 - random / 2));

/**
 * When to try a lead again: 0 s after the first failure, since the schedule comes round only once a minute, then
 * 5 s, 10 s, 20 s … at most 30 min, jittered. What the provider asks for is always waited.
 *
 * @param failures how many tries of this lead have failed, 1 or more
 * @param retryAfterMs what the provider asked for, 0 when nothing
 * @param random 0 to 1
 * @returns milliseconds from now
 */
export const retryDelayMs = (failures: number, retryAfterMs: number, random: number): number => {
  const step = failures < 2 ? 0 : Math.min(FIRST_STEP_MS * 2 ** (failures - 2), LONGEST_MS);
  return Math.max(jittered(step, random), retryAfterMs);
};

/** What became of a lead that was tried. */
export type Delivery = 'sent' | 'failed' | 'retried';

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

/**
 * Tries once to mail a lead, when its turn has come, and notes what became of it.
 *
 * @param timeLeft milliseconds until all of it has to be done
 */
export const deliverLead = async (
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
