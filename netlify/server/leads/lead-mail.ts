import type { FormType } from '../../../src/lead/form-types.ts';
import { DIRECTIONS } from '../../../src/lead/normalize.ts';
import { requestNumber } from '../../../src/lead/request-number.ts';
import type { CvForMail } from '../cv/cv-for-mail.ts';
import { LEAD_TAG, type Mail, type MailAttachment } from '../email/mail-client.ts';
import { type Environment, isSameInbox } from '../environment.ts';
import { deskAddress } from './desk-link.ts';
import { AT_DESK, type MailRow, REPLY, renderMailHtml } from './lead-mail-html.ts';
import { FORM_NAMES, oneLine, rowsOf } from './lead-mail-rows.ts';
import type { ReceivedLead } from './received-lead.ts';

const NO_MESSAGE = 'Nessun messaggio.';

/** Replaces every character that some mail program shows as a line break by LF, and removes direction characters. */
export const plainLines = (text: string): string =>
  text.replace(DIRECTIONS, '').replace(/[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n');

/** Direction marks and overrides, and characters without width, which could disguise the subject in a list of mails. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** Makes a header of one line that mail programs neither decode (RFC 2047 §2) nor display in another direction. */
export const headerLine = (text: string): string =>
  oneLine(text).replace(INVISIBLE, '').replaceAll('=?', '= ?');

/**
 * An address may look like an encoded word (RFC 2047 §2). A mail program that decodes it would reply to another
 * address.
 */
const ENCODED_WORD = /=\?.*\?=/;

/**
 * The email syntax of HTML allows dots anywhere and a local part of any length. Mail headers do not (RFC 5322 §3.2.3
 * dot-atom, RFC 5321 §4.5.3.1.1), and the provider would refuse the whole mail.
 */
const IN_A_HEADER = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@/;

/** Whether the address can be used as Reply-To. If not, only the body of the mail shows it. */
export const isAnswerable = (email: string): boolean => IN_A_HEADER.test(email) && !ENCODED_WORD.test(email);

const renderText = (
  title: string,
  rows: readonly MailRow[],
  message: string,
  hasReplyTo: boolean,
  desk: string | undefined,
): string =>
  [
    oneLine(title),
    '',
    // Each row is one line and the message is indented, so that no line of a visitor looks like one of ours.
    ...rows.map(({ label, text }) => `${label}: ${oneLine(text)}`),
    '',
    REPLY[hasReplyTo ? 'reaches' : 'doesNot'],
    ...(desk === undefined ? [] : [`${AT_DESK}: ${desk}`]),
    '',
    'Messaggio:',
    ...message.split('\n').map((line) => `  ${line}`),
    '',
  ].join('\n');

export const attachmentOf = ({
  filename,
  type,
  content,
}: CvForMail & { kind: 'attached' }): MailAttachment => ({
  filename,
  content: content.toString('base64'),
  contentType: type,
});

/** A lead to mail. */
export type MailedLead = ReceivedLead & {
  /** How often the provider has refused its mail permanently, or a mail that it accepted came to nothing; absent = never. */
  readonly refusals?: number;
  /** Whether it goes to the second inbox, because the first did not take it; absent = no. */
  readonly toFallback?: boolean;
  /** Whether its mail has left without the curriculum, which now follows in a mail of its own; absent = no. */
  readonly isCvDue?: boolean;
};

type Inboxes = Pick<Environment, 'leadsTo' | 'careersTo'> &
  Partial<Pick<Environment, 'leadsFallbackTo' | 'siteUrl'>>;

/** @returns the inbox for leads of that form */
export const firstInbox = (formType: FormType, { leadsTo, careersTo }: Inboxes): string =>
  formType === 'career' ? careersTo : leadsTo;

/** @returns the inbox for leads of that form that the first inbox does not take; undefined if there is no other */
export const secondInbox = (formType: FormType, inboxes: Inboxes): string | undefined => {
  const { leadsFallbackTo } = inboxes;
  return leadsFallbackTo === undefined || isSameInbox(leadsFallbackTo, firstInbox(formType, inboxes))
    ? undefined
    : leadsFallbackTo;
};

/**
 * The idempotency key of a lead's mail. It contains a hash of the content, because without the database nothing else
 * distinguishes a repeated request from another request with the same id, whose mail must not be lost. The provider may
 * store a refusal under its key, so the key changes after each refusal.
 *
 * @returns `lead/<id>/<start of the payload's hash>`, 54 characters, and `/again-<n>` after n refusals;
 *   `lead/<id>/file/<start of the upload's id>` for the mail with which a curriculum follows, so that another file is
 *   another mail
 */
export const mailKey = ({
  id,
  payloadHash,
  cvUploadId,
  refusals = 0,
  isCvDue = false,
}: MailedLead): string => {
  const content = isCvDue ? `file/${cvUploadId?.slice(0, 8)}` : payloadHash.slice(0, 12);
  return `lead/${id}/${content}${refusals > 0 ? `/again-${refusals}` : ''}`;
};

/** A part that the mail can be sent without. */
export type OptionalPart = 'reply-to' | 'cv';

/**
 * The idempotency key of a mail without the parts that the provider refused. It differs from the first key, under which
 * the provider may have stored its refusal.
 *
 * @returns {@link mailKey} and a suffix for each part
 */
export const mailKeyWithout = (lead: MailedLead, parts: readonly OptionalPart[]): string =>
  [mailKey(lead), ...parts.map((part) => `without-${part}`).sort()].join('/');

/**
 * Renders the mail of a lead. It goes to sales, or to the people inbox for an application. Reply-To is the visitor's
 * address, unless mail programs may misread or reject that address. The same lead always gives the same bytes, because
 * the provider compares them for each key.
 *
 * Mail programs join mails with one subject into a thread, in which the second request of a person is easily missed. So
 * the subject ends with the lead's number, and `X-Entity-Ref-ID` tells Gmail that each lead is a subject of its own
 * (resend.com/docs/dashboard/emails/custom-headers).
 *
 * @param environment sender and recipients
 * @param cv the curriculum of an application, or why it is missing; undefined = the visitor sent none
 * @param mayReplyTo false = leave out Reply-To, because the provider refused it
 */
export const renderLeadMail = (
  lead: MailedLead,
  environment: Pick<Environment, 'mailFrom'> & Inboxes,
  cv?: CvForMail,
  mayReplyTo = true,
): Mail => {
  const { formType, payload } = lead;
  const formName = FORM_NAMES[formType];
  const hasReplyTo = mayReplyTo && isAnswerable(payload.email);
  const inbox = firstInbox(formType, environment);
  const second = lead.toFallback ? secondInbox(formType, environment) : undefined;
  const rows = [
    ...(second === undefined
      ? []
      : [{ label: 'Secondo invio', text: `${inbox} non ha ricevuto questa mail` }]),
    ...rowsOf(lead, cv, hasReplyTo),
  ];
  const desk = deskAddress(`/${lead.id}`, environment);
  const message = payload.message.trim() === '' ? NO_MESSAGE : plainLines(payload.message);
  return {
    from: environment.mailFrom,
    to: second ?? inbox,
    ...(hasReplyTo && { replyTo: oneLine(payload.email) }),
    subject: `${headerLine(`${formName}: ${lead.source} - ${payload.name}`)} (${requestNumber(lead.id)})`,
    headers: { 'X-Entity-Ref-ID': lead.id },
    tags: { [LEAD_TAG]: lead.id },
    text: renderText(`${formName}: ${lead.source}`, rows, message, hasReplyTo, desk),
    html: renderMailHtml({
      kind: formName,
      source: lead.source,
      name: payload.name,
      rows,
      message,
      hasReplyTo,
      desk,
    }),
    ...(cv?.kind === 'attached' && { attachments: [attachmentOf(cv)] }),
  };
};
