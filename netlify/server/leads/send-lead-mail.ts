import type { CvForMail } from '../cv/cv-for-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SendOutcome } from '../email/send-outcome.ts';
import { type MailedLead, mailKey, mailKeyWithoutCv, renderLeadMail } from './lead-mail.ts';

/** A shorter wait for the answer is not worth a send. */
export const SHORTEST_SEND_MS = 1_000;

/** What ended an attempt; `broken` = this code failed or had no time left, and the provider was not asked. */
export type Attempt = SendOutcome | { readonly kind: 'broken'; readonly error: string };

/**
 * Sends the mail of a lead. If the provider refuses it with its curriculum, it goes without, and says so: a file
 * never costs a lead. The refusal is certain, so that the second mail, under a key of its own, is the only one.
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
  const send = async (carried: CvForMail | undefined, key: string): Promise<Attempt> => {
    const timeout = timeoutMs();
    if (timeout < SHORTEST_SEND_MS) return { kind: 'broken', error: 'no_time_left' };
    return await using.mail.send(renderLeadMail(lead, using.environment, carried), key, timeout);
  };
  const outcome = await send(cv, mailKey(lead));
  // Only while the database was down a mail goes without a curriculum that is there: it asks for it.
  if (outcome.kind === 'accepted' && outcome.providerId === null && cv?.kind === 'attached')
    using.log(`curriculum not mailed ${lead.id} mailed_before`);
  if (outcome.kind !== 'refused' || cv?.kind !== 'attached') return outcome;
  using.log(`curriculum not mailed ${lead.id} ${outcome.error}`);
  return await send({ kind: 'missing', reason: 'rejected' }, mailKeyWithoutCv(lead));
};
