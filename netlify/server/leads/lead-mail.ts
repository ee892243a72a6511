import type { CvForMail } from '../cv/cv-for-mail.ts';
import type { Mail, MailAttachment } from '../email/mail-client.ts';
import type { Environment } from '../environment.ts';
import { type MailRow, REPLY, renderMailHtml } from './lead-mail-html.ts';
import { DIRECTIONS, FORM_NAMES, oneLine, rowsOf } from './lead-mail-rows.ts';
import type { ReceivedLead } from './received-lead.ts';

const NO_MESSAGE = 'Nessun messaggio.';

/** A message as mail programs show it: whatever some of them take for the end of a line is one. */
const plainLines = (text: string): string =>
  text.replace(DIRECTIONS, '').replace(/[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n');

/** Direction marks and overrides, and characters of no width: in a list of mails they disguise what stands there. */
const INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** One line of a header, without what a mail program would decode (RFC 2047 §2) or turn round. */
const headerLine = (text: string): string => oneLine(text).replace(INVISIBLE, '').replaceAll('=?', '= ?');

/** An address may read as an encoded word (RFC 2047 §2). A mail program that decodes it would answer to another. */
const ENCODED_WORD = /=\?.*\?=/;

/**
 * HTML's grammar of an address lets dots stand anywhere and a name be of any length, that of mails does not (RFC 5322
 * §3.2.3 dot-atom, RFC 5321 §4.5.3.1.1). A provider would refuse the whole mail for such a header.
 */
const IN_A_HEADER = /^(?=[^@]{1,64}@)[^.@]+(?:\.[^.@]+)*@/;

/** Whether an answer can be sent there by a mail program; otherwise the address stands in the mail only. */
const isAnswerable = (email: string): boolean => IN_A_HEADER.test(email) && !ENCODED_WORD.test(email);

const renderText = (title: string, rows: readonly MailRow[], message: string, hasReplyTo: boolean): string =>
  [
    oneLine(title),
    '',
    // One line for each, and the message indented: no line of a visitor reads like one of ours.
    ...rows.map(({ label, text }) => `${label}: ${oneLine(text)}`),
    '',
    REPLY[hasReplyTo ? 'reaches' : 'doesNot'],
    '',
    'Messaggio:',
    ...message.split('\n').map((line) => `  ${line}`),
    '',
  ].join('\n');

const attachmentOf = ({ filename, type, content }: CvForMail & { kind: 'attached' }): MailAttachment => ({
  filename,
  content: content.toString('base64'),
  contentType: type,
});

/** A lead that is to be mailed. */
export type MailedLead = ReceivedLead & {
  /** How often the provider has refused its mail for good; absent = never. */
  readonly refusals?: number;
};

/**
 * The key under which the provider sends one mail for one lead. It names the content too: should the database be
 * down, nothing else tells another request under the same id from a repeated one, and it must not be swallowed. A
 * refusal may be kept under its key: what a person has tried again after it goes under another.
 *
 * @returns `lead/<id>/<start of the payload's hash>`, 54 characters, and `/again-<n>` after n refusals
 */
export const mailKey = ({ id, payloadHash, refusals = 0 }: MailedLead): string =>
  `lead/${id}/${payloadHash.slice(0, 12)}${refusals > 0 ? `/again-${refusals}` : ''}`;

/** What a mail can do without. */
export type OptionalPart = 'reply-to' | 'cv';

/**
 * The key of a mail without the parts that the provider refused: under the first one it may have kept its refusal.
 *
 * @returns {@link mailKey} and a suffix for each part
 */
export const mailKeyWithout = (lead: MailedLead, parts: readonly OptionalPart[]): string =>
  [mailKey(lead), ...parts.map((part) => `without-${part}`).sort()].join('/');

/**
 * Renders the mail of a lead: to sales, or to the people inbox for an application; answered to the sender, unless the
 * address is one that mail programs may read as another or not at all: then it stands in the mail only. The same lead
 * gives the same bytes, whenever and wherever it is rendered: the provider compares them under one key.
 *
 * @param environment who sends and who receives
 * @param cv the curriculum of an application, or why it is missing
 * @param mayReplyTo false: the provider takes no answers to the sender's address
 */
export const renderLeadMail = (
  lead: ReceivedLead,
  environment: Pick<Environment, 'mailFrom' | 'leadsTo' | 'careersTo'>,
  cv?: CvForMail,
  mayReplyTo = true,
): Mail => {
  const { formType, payload } = lead;
  const formName = FORM_NAMES[formType];
  const hasReplyTo = mayReplyTo && isAnswerable(payload.email);
  const rows = rowsOf(lead, cv, hasReplyTo);
  const message = payload.message.trim() === '' ? NO_MESSAGE : plainLines(payload.message);
  return {
    from: environment.mailFrom,
    to: formType === 'career' ? environment.careersTo : environment.leadsTo,
    ...(hasReplyTo && { replyTo: oneLine(payload.email) }),
    subject: headerLine(`${formName}: ${lead.source} - ${payload.name}`),
    text: renderText(`${formName}: ${lead.source}`, rows, message, hasReplyTo),
    html: renderMailHtml({
      kind: formName,
      source: lead.source,
      name: payload.name,
      rows,
      message,
      hasReplyTo,
    }),
    ...(cv?.kind === 'attached' && { attachments: [attachmentOf(cv)] }),
  };
};
