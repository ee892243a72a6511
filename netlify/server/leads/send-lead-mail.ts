import type { CvForMail } from '../cv/cv-for-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Mail } from '../email/mail-client.ts';
import { BEING_SENT, type SendOutcome } from '../email/send-outcome.ts';
import { type MailedLead, mailKeyWithout, type OptionalPart, renderLeadMail } from './lead-mail.ts';
import type { ReceivedLead } from './received-lead.ts';

/** A shorter wait for the answer is not worth a send. */
export const SHORTEST_SEND_MS = 1_000;

/** What ended an attempt; `broken` = this code failed or had no time left, and the provider was not asked. */
export type Attempt = SendOutcome | { readonly kind: 'broken'; readonly error: string };

/** How the log names a part that stays behind. */
const LOG_NAMES: Readonly<Record<OptionalPart, string>> = { cv: 'curriculum', 'reply-to': 'reply-to' };

/** What may be at fault, the likelier first. A file is never what costs a lead, whatever the provider says. */
const partsAtFault = (about: (SendOutcome & { kind: 'refused' })['about']): readonly OptionalPart[] => {
  if (about === 'reply_to') return ['reply-to'];
  return about === 'unclear' ? ['reply-to', 'cv'] : ['cv'];
};

const carries = (mail: Mail, part: OptionalPart): boolean =>
  part === 'cv' ? mail.attachments !== undefined : mail.replyTo !== undefined;

/**
 * Sends the mail of a lead. If the provider refuses it for its curriculum or its Reply-To, it goes without, and says
 * so: neither ever costs a lead. The refusal is certain, so that the next mail, under a key of its own, is the only one.
 *
 * @param cv the curriculum, or why it is missing; undefined = none came along
 * @param timeoutMs how long an answer may take, asked before each send; below {@link SHORTEST_SEND_MS} nothing is sent
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
    const mail = renderLeadMail(lead, using.environment, carried, !without.includes('reply-to'));
    const outcome = await using.mail.send(mail, mailKeyWithout(lead, without), timeout);
    // Only while the database was down a mail goes without a curriculum that is there: it asks for it.
    if (
      outcome.kind === 'accepted' &&
      outcome.providerId === null &&
      cv?.kind === 'attached' &&
      without.length === 0
    )
      using.log(`curriculum not mailed ${lead.id} mailed_before`);
    if (outcome.kind !== 'refused') return outcome;
    const part = partsAtFault(outcome.about).find((each) => carries(mail, each));
    if (part === undefined) return outcome;
    using.log(`${LOG_NAMES[part]} not mailed ${lead.id} ${outcome.error}`);
    without.push(part);
  }
};

/** For the whole of a mail that a visitor waits for. */
const BUDGET_MS = 8_000;
const PAUSE_MS = 250;

/**
 * Mails a lead that could not be stored, while the visitor waits. Its key is the stored lead's, so that a row that
 * was written after all, or another post of the same request, sends no second mail.
 *
 * @param cv the curriculum, or why it is missing; undefined = none came along
 * @returns whether the provider has the mail
 */
export const mailDirectly = async (
  lead: ReceivedLead,
  using: Dependencies,
  cv?: CvForMail,
): Promise<boolean> => {
  const deadline = using.clock().getTime() + BUDGET_MS;
  const left = () => deadline - using.clock().getTime();
  for (;;) {
    const outcome = await sendLeadMail(lead, cv, left, using);
    if (outcome.kind === 'accepted') return true;
    // The other post's mail is on its way, but only its acceptance is a promise.
    const worthWaiting = outcome.kind === 'retry' && outcome.error === BEING_SENT;
    if (!worthWaiting || left() <= PAUSE_MS * 2 + SHORTEST_SEND_MS) {
      using.log(
        outcome.kind === 'blocked'
          ? `lead delivery blocked ${outcome.error}`
          : `lead not mailed ${lead.id} ${outcome.error}`,
      );
      return false;
    }
    await using.pause(PAUSE_MS);
  }
};
