import type { CvForMail } from '../cv/cv-for-mail.ts';
import type { Dependencies } from '../dependencies.ts';
import { BEING_SENT } from '../email/send-outcome.ts';
import type { ReceivedLead } from './received-lead.ts';
import { SHORTEST_SEND_MS, sendLeadMail } from './send-lead-mail.ts';

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
