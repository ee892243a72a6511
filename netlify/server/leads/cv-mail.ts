import { requestNumber } from '../../../src/lead/request-number.ts';
import type { CvForMail } from '../cv/cv-for-mail.ts';
import { LEAD_TAG, type Mail } from '../email/mail-client.ts';
import { mailOfParts } from '../email/mail-of-parts.ts';
import type { Environment } from '../environment.ts';
import { deskLines } from './desk-link.ts';
import {
  attachmentOf,
  firstInbox,
  headerLine,
  isAnswerable,
  type MailedLead,
  secondInbox,
} from './lead-mail.ts';
import { describeCv, oneLine } from './lead-mail-rows.ts';

/**
 * Renders the mail with which a curriculum follows that became whole after the mail of its lead had left. It names the
 * lead, and goes to the same inbox. The same file always gives the same bytes.
 *
 * @param environment sender and recipients
 * @param cv the curriculum, or why it is missing after all
 * @param mayReplyTo false = leave out Reply-To, because the provider refused it
 */
export const renderCvMail = (
  lead: MailedLead,
  environment: Pick<Environment, 'mailFrom' | 'leadsTo' | 'careersTo' | 'leadsFallbackTo' | 'siteUrl'>,
  cv: CvForMail | undefined,
  mayReplyTo = true,
): Mail => {
  const { id, formType, payload } = lead;
  const hasReplyTo = mayReplyTo && isAnswerable(payload.email);
  const second = lead.toFallback ? secondInbox(formType, environment) : undefined;
  const mail = mailOfParts(
    `Curriculum di ${headerLine(payload.name)} (${requestNumber(id)})`,
    [
      {
        heading: oneLine(payload.name),
        lines: [
          { text: `Candidatura: ${requestNumber(id)}, arrivata con una mail di prima` },
          { text: `Email: ${oneLine(payload.email)}` },
          { text: `Telefono: ${oneLine(payload.phone)}` },
          { text: `Curriculum: ${describeCv(cv, hasReplyTo)}` },
          ...deskLines('Alla scrivania', `/${id}`, environment),
        ],
      },
    ],
    'Il file è arrivato dopo la candidatura, e segue in questa mail.',
    { mailFrom: environment.mailFrom, to: second ?? firstInbox(formType, environment) },
  );
  return {
    ...mail,
    ...(hasReplyTo && { replyTo: oneLine(payload.email) }),
    headers: { 'X-Entity-Ref-ID': id },
    tags: { [LEAD_TAG]: id },
    ...(cv?.kind === 'attached' && { attachments: [attachmentOf(cv)] }),
  };
};
