import type { CvForMail } from '../cv/cv-for-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../email/mail-client.ts';
import { BEING_SENT, type SendOutcome } from '../email/send-outcome.ts';
import { renderCvMail } from './cv-mail.ts';
import { type MailedLead, mailKeyWithout, type OptionalPart, renderLeadMail } from './lead-mail.ts';
import type { ReceivedLead } from './received-lead.ts';
import type { CvMail } from './states/end-attempt.ts';

/** With less time left for the answer, a send is not worth starting. */
export const SHORTEST_SEND_MS = 1_000;

/** The result of an attempt. `broken` = this code failed or ran out of time before it called the provider. */
export type Attempt =
  | (Extract<SendOutcome, { kind: 'accepted' }> & { readonly cvMail: CvMail })
  | Exclude<SendOutcome, { kind: 'accepted' }>
  | { readonly kind: 'broken'; readonly error: string };

/** How the log names a part that was left out. */
const LOG_NAMES: Readonly<Record<OptionalPart, string>> = { cv: 'curriculum', 'reply-to': 'reply-to' };

/**
 * @returns the parts that may have caused the refusal, the likelier first. The file is always among them, unless the
 *   Reply-To caused it, because a file must never cost a lead
 */
const partsAtFault = (about: (SendOutcome & { kind: 'refused' })['about']): readonly OptionalPart[] => {
  if (about === 'reply_to') return ['reply-to'];
  return about === 'unclear' ? ['reply-to', 'cv'] : ['cv'];
};

/**
 * @param carried the curriculum that the mail carries, or why it does not
 * @param isOld whether the provider has recognised the mail: the one that it sent before may have had other bytes, so that
 *   the file follows even if it has left
 */
const cvMailOf = (carried: CvForMail | undefined, isOld: boolean): CvMail => {
  if (carried === undefined) return null;
  if (carried.kind === 'attached') return isOld ? 'awaited' : 'sent';
  return carried.reason === 'late' || carried.reason === 'unreachable' ? 'awaited' : null;
};

const carries = (mail: Mail, part: OptionalPart): boolean =>
  part === 'cv' ? mail.attachments !== undefined : mail.replyTo !== undefined;

/**
 * Sends the mail of a lead. If the provider refuses the curriculum or the Reply-To, it sends the mail without that
 * part, and the mail says so, because neither must cost a lead. This never sends two mails: after a refusal the first
 * one certainly did not leave, and the next has its own key.
 *
 * @param cv the curriculum, or why it is missing; undefined = the visitor sent none
 * @param timeoutMs returns how long an answer may take; called before each send. Below {@link SHORTEST_SEND_MS} nothing
 *   is sent
 */
export const sendLeadMail = async (
  lead: MailedLead,
  cv: CvForMail | undefined,
  timeoutMs: () => number,
  using: Dependencies,
): Promise<Attempt> => {
  const without: OptionalPart[] = [];
  for (;;) {
    const timeout = timeoutMs();
    if (timeout < SHORTEST_SEND_MS) return { kind: 'broken', error: 'no_time_left' };
    const carried: CvForMail | undefined = without.includes('cv')
      ? { kind: 'missing', reason: 'rejected' }
      : cv;
    const render = lead.isCvDue ? renderCvMail : renderLeadMail;
    const mail = render(lead, using.environment, carried, !without.includes('reply-to'));
    const outcome = await using.mail.send(mail, mailKeyWithout(lead, without), timeout);
    if (outcome.kind === 'accepted')
      return { ...outcome, cvMail: cvMailOf(carried, outcome.providerId === null && !lead.isCvDue) };
    if (outcome.kind !== 'refused') return outcome;
    const part = partsAtFault(outcome.about).find((each) => carries(mail, each));
    if (part === undefined) return outcome;
    using.log(`${LOG_NAMES[part]} not mailed ${lead.id} ${outcome.error}`);
    without.push(part);
  }
};

/** Time for a mail that a visitor waits for, with all its tries. */
const BUDGET_MS = 8_000;
/** Between two questions whether the mail of another post of this request has left; most take no longer. */
const PAUSE_MS = 250;

/**
 * @returns how long to wait before another try: another post of this request is sending the mail, or the provider asked
 *   to wait; undefined = another try is of no use
 */
const pauseAfter = (outcome: Attempt): number | undefined => {
  if (outcome.kind !== 'retry') return undefined;
  // We may promise delivery only after the provider accepts the mail of the other post.
  if (outcome.error === BEING_SENT) return Math.max(PAUSE_MS, outcome.retryAfterMs);
  return outcome.retryAfterMs > 0 ? outcome.retryAfterMs : undefined;
};

/**
 * Mails a lead that could not be stored, while the visitor waits. It uses the same key as a stored lead, so that no
 * second mail is sent if the row was stored after all or the same request is posted again. Waits as long as the
 * provider's `Retry-After` asks, if that leaves time for another try.
 *
 * @param cv the curriculum, or why it is missing; undefined = the visitor sent none
 * @param network of the visitor, whose mails have a share of the turns; empty = not known
 * @returns whether the provider has accepted the mail
 */
export const mailDirectly = async (
  lead: ReceivedLead,
  using: Dependencies,
  cv?: CvForMail,
  network = '',
): Promise<boolean> => {
  const deadline = using.elapsedMs() + BUDGET_MS;
  const left = () => deadline - using.elapsedMs();
  if (!(await using.directTurns.take(network, BUDGET_MS - SHORTEST_SEND_MS, using))) {
    using.log(`lead not mailed ${lead.id} no_turn`);
    return false;
  }
  for (;;) {
    const outcome = await sendLeadMail(lead, cv, left, using);
    if (outcome.kind === 'accepted') return true;
    const pause = pauseAfter(outcome);
    if (pause === undefined || left() <= pause + PAUSE_MS + SHORTEST_SEND_MS) {
      using.log(
        outcome.kind === 'blocked'
          ? `lead delivery blocked ${outcome.error}`
          : `lead not mailed ${lead.id} ${outcome.error}`,
      );
      return false;
    }
    await using.pause(pause);
  }
};
