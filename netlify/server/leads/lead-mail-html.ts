import { escapeHtml } from '../http/escape-html.ts';
import { GROUND, mailOpening, STYLE, TABLE, WIDTH } from './lead-mail-style.ts';

/** One line of the table. `href` is ours: `tel:` or `mailto:`. */
export interface MailRow {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

interface MailContent {
  /** What kind of request it is, in Italian. */
  readonly kind: string;
  readonly source: string;
  readonly name: string;
  readonly rows: readonly MailRow[];
  /** Lines end with LF. */
  readonly message: string;
  /** Whether an answer reaches the sender. */
  readonly hasReplyTo: boolean;
}

/** Whether an answer to the mail reaches whoever filled in the form. */
export const REPLY = {
  reaches: 'Rispondendo a questa mail scrivi direttamente a chi ha compilato il modulo.',
  doesNot:
    'La risposta a questa mail non arriva a chi ha compilato il modulo. Scrivi all’indirizzo qui sopra.',
} as const;

/** Lines stay lines, and several spaces several, without `white-space`, which Outlook drops. */
const renderLines = (text: string): string =>
  escapeHtml(text.replaceAll('\t', '    '))
    .replace(/^ | (?= )/gm, '&nbsp;')
    .replaceAll('\n', '<br>');

const renderRow = ({ label, text, href }: MailRow): string => {
  const value = escapeHtml(text);
  const shown =
    href === undefined
      ? value
      : `<a class="link" href="${escapeHtml(href)}" style="${STYLE.link}">${value}</a>`;
  return `<tr>
<th class="row above line iron" scope="row" align="left" width="112" style="${STYLE.label}">${escapeHtml(label)}</th>
<td class="row below line ink" style="${STYLE.value}">${shown}</td>
</tr>`;
};

const digits = (text: string): string => text.replace(/\D/g, '');

/** Of two numbers in one field the button names the one that it calls. */
const renderButton = ({ text, href = '' }: MailRow): string => {
  const called = digits(href) === digits(text) ? text : href.replace('tel:', '');
  return `<tr><td class="pad" style="${STYLE.part}">
<table ${TABLE}><tr><td bgcolor="${GROUND.button}" style="${STYLE.button}"><a href="${escapeHtml(href)}" style="${STYLE.call}">Chiama ${escapeHtml(called)}</a></td></tr></table>
</td></tr>
`;
};

/**
 * Laid out for what mail programs keep (Word in Outlook, Gmail, Apple Mail): tables, inline styles, `<br>`. What some of
 * them drop carries no meaning: lead-mail-html.test.ts names it.
 *
 * @param content the visitor's characters as they are: all are escaped here
 * @returns a whole HTML document; nothing is loaded
 */
export const renderMailHtml = ({ kind, source, name, rows, message, hasReplyTo }: MailContent): string => {
  const title = escapeHtml(`${kind}: ${source}`);
  const call = rows.find(({ href }) => href?.startsWith('tel:'));
  return `${mailOpening(title)}
<!--[if mso]><table width="${WIDTH}" align="center" ${TABLE}><tr><td><![endif]-->
<table class="card" width="100%" ${TABLE} bgcolor="${GROUND.card}" style="max-width:${WIDTH}px;${STYLE.card}">
<tr><td class="pad head" align="left" bgcolor="${GROUND.head}" style="${STYLE.head}">
<table width="100%" ${TABLE}>
<tr><td align="left" style="${STYLE.kind}">${title}</td></tr>
<tr><td align="left"><h1 style="${STYLE.name}">${escapeHtml(name)}</h1></td></tr>
</table>
</td></tr>
${call === undefined ? '' : renderButton(call)}<tr><td class="pad" align="left" style="${STYLE.part}">
<table width="100%" ${TABLE}>
<tr><td align="left" style="padding:0 0 8px"><h2 class="ink" style="${STYLE.heading}">Messaggio</h2></td></tr>
<tr><td class="message ink" align="left" bgcolor="${GROUND.message}" style="${STYLE.message}">${renderLines(message)}</td></tr>
</table>
</td></tr>
<tr><td class="pad" align="left" style="${STYLE.part}">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
${rows.map(renderRow).join('\n')}
</table>
</td></tr>
<tr><td class="pad iron" align="left" style="${STYLE.foot}">${REPLY[hasReplyTo ? 'reaches' : 'doesNot']}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`;
};
