import { type CvForMail, cvForMail } from '../cv/cv-for-mail.ts';
import { describeFailure } from '../database/failures.ts';
import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT } from '../email/send-outcome.ts';
import { type Attempt, SHORTEST_SEND_MS, sendLeadMail } from './send-lead-mail.ts';
import { type ClaimedLead, DIED } from './states/claim-lead.ts';
import { markFailed, markForRetry, markSent, noteRefusal } from './states/end-attempt.ts';

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
/** A lead that has ended so many processes in a row is not tried again: a person looks at it. */
const MOST_DEATHS = 10;

const diesTooOften = (lead: ClaimedLead): boolean => lead.attempt > MOST_DEATHS;

const readCv = (
  lead: ClaimedLead,
  timeLeft: () => number,
  using: Dependencies,
): Promise<CvForMail | undefined> => {
  const longest = Math.min(timeLeft() - SHORTEST_SEND_MS, READ_CV_TIMEOUT_MS);
  return cvForMail(using.fileDatabase, lead.cvUploadId, longest);
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

/**
 * The result of one attempt to deliver a lead: `retried` = the provider failed; `blocked` = it takes no mail until the
 * operator acts; `set_aside` = the lead could not be made into a mail, which says nothing about the others. These three
 * wait for another try.
 */
type Delivery = 'sent' | 'failed' | 'retried' | 'blocked' | 'set_aside';

const tryAgain = async (
  lead: ClaimedLead,
  outcome: Exclude<Attempt, { kind: 'accepted' | 'refused' }>,
  using: Dependencies,
): Promise<void> => {
  const providerFailed = outcome.kind !== 'broken' && outcome.error !== BEING_SENT;
  await markForRetry(using.database, lead, {
    error: outcome.error,
    providerFailed,
    accountBlocked: outcome.kind === 'blocked',
    keySpent: outcome.kind === 'blocked' && outcome.keySpent,
    retryAfterMs: outcome.kind === 'retry' ? outcome.retryAfterMs : 0,
    share: 1 - using.random() / 2,
  });
};

/** If the provider refuses one lead, the lead is at fault. If it refuses several in a row, the account is. */
const withAccountCheck = async (
  lead: ClaimedLead,
  outcome: Attempt,
  using: Dependencies,
): Promise<Attempt> => {
  if (outcome.kind !== 'refused') return outcome;
  const isAccount = await noteRefusal(using.database, lead);
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
  await using.pause(Math.max(0, lead.sendInMs));
  const outcome = await withAccountCheck(lead, await send(lead, timeLeft, using), using);
  if (outcome.kind === 'accepted') {
    await markSent(database, lead, outcome.providerId, outcome.cvMail);
    return 'sent';
  }
  const givesUp =
    diesTooOften(lead) || (outcome.kind !== 'blocked' && lead.sendableForMs >= GIVE_UP_AFTER_MS);
  if (outcome.kind === 'refused' || givesUp) {
    await markFailed(database, lead, outcome.error, outcome.kind === 'refused');
    log(`lead failed ${lead.id} ${outcome.error}`);
    return 'failed';
  }
  if (outcome.kind === 'blocked') log(`lead delivery blocked ${outcome.error}`);
  else log(`lead not mailed ${lead.id} ${outcome.error}`);
  await tryAgain(lead, outcome, using);
  if (outcome.kind === 'blocked') return 'blocked';
  return outcome.kind === 'broken' ? 'set_aside' : 'retried';
};
