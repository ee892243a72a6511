import { escapeHtml } from '../http/escape-html.ts';
import { type MailLook, mailLook, TABLE } from './lead-mail-style.ts';

/** One row of the table. `href` is made by our code: `tel:` or `mailto:`. */
export interface MailRow {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

interface MailContent {
  /** Name of the request type, in Italian. */
  readonly kind: string;
  readonly source: string;
  readonly name: string;
  readonly rows: readonly MailRow[];
  /** Lines are separated by LF. */
  readonly message: string;
  /** Whether a reply to the mail reaches the visitor. */
  readonly hasReplyTo: boolean;
  /** The address of the request at the desk; undefined = the site's own is not known. */
  readonly desk?: string | undefined;
}

/** Sentences that say whether a reply to the mail reaches the visitor who filled in the form. */
export const REPLY = {
  reaches: 'Rispondendo a questa mail scrivi direttamente a chi ha compilato il modulo.',
  doesNot:
    'La risposta a questa mail non arriva a chi ha compilato il modulo. Scrivi all’indirizzo qui sopra.',
} as const;

/** Names the link to the request at the desk. */
export const AT_DESK = 'Apri la richiesta alla scrivania';

/** Keeps line breaks and repeated spaces without `white-space`, which Outlook ignores. */
const renderLines = (text: string): string =>
  escapeHtml(text.replaceAll('\t', '    '))
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replaceAll('\n', '<br>');

const renderRow = ({ label, text, href }: MailRow, look: MailLook): string => {
  const value = escapeHtml(text);
  const shown =
    href === undefined
      ? value
      : `<a class="link" href="${escapeHtml(href)}" style="${look.style.link}">${value}</a>`;
  return `<tr>
<th class="row above line iron" scope="row" align="left" width="112" style="${look.style.label}">${escapeHtml(label)}</th>
<td class="row below line ink" style="${look.style.value}">${shown}</td>
</tr>`;
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** If the field has two numbers, the button shows the one that it calls. */
const renderButton = ({ text, href = '' }: MailRow, look: MailLook): string => {
  const called = digits(href) === digits(text) ? text : href.replace('tel:', '');
  return `<tr><td class="pad" style="${look.style.part}">
<table ${TABLE}><tr><td bgcolor="${look.ground.button}" style="${look.style.button}"><a href="${escapeHtml(href)}" style="${look.style.call}">Chiama ${escapeHtml(called)}</a></td></tr></table>
</td></tr>
`;
};

const renderDesk = (address: string, look: MailLook): string => `
<tr><td class="pad ink" align="left" style="${look.style.part};${look.style.value}"><a class="link" href="${escapeHtml(address)}" target="_blank" style="${look.style.link}">${AT_DESK}</a></td></tr>`;

/**
 * @param content unescaped texts; this function escapes them
 * @returns a complete HTML document that loads no other files
 */
export const renderMailHtml = ({
  kind,
  source,
  name,
  rows,
  message,
  hasReplyTo,
  desk,
}: MailContent): string => {
  const look = mailLook();
  const title = escapeHtml(`${kind}: ${source}`);
  const call = rows.find(({ href }) => href?.startsWith('tel:'));
  return look.document({
    title,
    head: `<table width="100%" ${TABLE}>
<tr><td align="left" style="${look.style.kind}">${title}</td></tr>
<tr><td align="left"><h1 style="${look.style.name}">${escapeHtml(name)}</h1></td></tr>
</table>`,
    rows: `${call === undefined ? '' : renderButton(call, look)}<tr><td class="pad" align="left" style="${look.style.part}">
<table width="100%" ${TABLE}>
<tr><td align="left" style="padding:0 0 8px"><h2 class="ink" style="${look.style.heading}">Messaggio</h2></td></tr>
<tr><td class="message ink" align="left" bgcolor="${look.ground.message}" style="${look.style.message}">${renderLines(message)}</td></tr>
</table>
</td></tr>
<tr><td class="pad" align="left" style="${look.style.part}">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map((row) => renderRow(row, look)).join('\n')}
</table>
</td></tr>${desk === undefined ? '' : renderDesk(desk, look)}`,
    foot: REPLY[hasReplyTo ? 'reaches' : 'doesNot'],
  });
};
