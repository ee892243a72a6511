import { escapeHtml } from '../http/escape-html.ts';

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
  readonly message: string;
  /** Whether an answer reaches the sender. */
  readonly hasReplyTo: boolean;
}

const INK = '#052326';
const IRON = '#354c51';
const MADDER = '#f6541d';
const LINEN = '#f4f2ee';
const HEMP = '#e4e2d9';
const CHALK = '#fcfcf9';
const FONT = "font-family:Archivo,'Helvetica Neue',Arial,sans-serif";
/** Whether an answer to the mail reaches whoever filled in the form. */
export const REPLY = {
  reaches: 'Rispondendo a questa mail scrivi direttamente a chi ha compilato il modulo.',
  doesNot:
    'La risposta a questa mail non arriva a chi ha compilato il modulo. Scrivi all’indirizzo qui sopra.',
} as const;
/** Long words break instead of widening the mail; a right-to-left override ends where the value ends. */
const TYPED = 'word-break:break-word;overflow-wrap:anywhere;unicode-bidi:isolate';

const renderRow = ({ label, text, href }: MailRow): string => {
  const value = escapeHtml(text);
  const shown =
    href === undefined
      ? value
      : `<a href="${escapeHtml(href)}" style="color:${INK};font-weight:600">${value}</a>`;
  const cell = `padding:11px 0;border-bottom:1px solid ${HEMP};vertical-align:top`;
  return `<tr>
<th scope="row" align="left" style="${cell};width:120px;padding-right:16px;color:${IRON};font-weight:400;font-size:14px;line-height:22px">${escapeHtml(label)}</th>
<td style="${cell};color:${INK};font-size:16px;line-height:22px;${TYPED}">${shown}</td>
</tr>`;
};

/**
 * @param content the visitor's characters as they are: all are escaped here
 * @returns a whole HTML document: tables and inline styles, as mail programs read them; nothing is loaded
 */
export const renderMailHtml = ({ kind, source, name, rows, message, hasReplyTo }: MailContent): string => {
  const call = rows.find(({ href }) => href?.startsWith('tel:'));
  const button =
    call?.href === undefined
      ? ''
      : `<a href="${escapeHtml(call.href)}" style="display:inline-block;padding:15px 24px;background:${MADDER};color:${INK};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:2px">Chiama ${escapeHtml(call.text)}</a>`;
  return `<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${kind}: ${source}`)}</title>
</head>
<body style="margin:0;padding:0;background:${LINEN};${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${LINEN}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;background:${CHALK};${FONT}">
<tr><td style="padding:28px 28px 24px;background:${INK};border-bottom:6px solid ${MADDER}">
<p style="margin:0 0 10px;color:${LINEN};font-size:14px;line-height:20px;${TYPED}">${escapeHtml(kind)}: ${escapeHtml(source)}</p>
<h1 style="margin:0;color:${LINEN};font-size:30px;line-height:34px;font-weight:700;${TYPED}">${escapeHtml(name)}</h1>
</td></tr>
<tr><td style="padding:24px 28px 0">${button}</td></tr>
<tr><td style="padding:24px 28px 0">
<h2 style="margin:0 0 8px;color:${INK};font-size:16px;line-height:22px">Messaggio</h2>
<p style="margin:0;padding:14px 16px;background:${LINEN};color:${INK};font-size:16px;line-height:25px;white-space:pre-wrap;${TYPED}">${escapeHtml(message)}</p>
</td></tr>
<tr><td style="padding:16px 28px 20px">
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;${FONT}">
${rows.map(renderRow).join('\n')}
</table>
</td></tr>
<tr><td style="padding:0 28px 28px;color:${IRON};font-size:14px;line-height:20px">${REPLY[hasReplyTo ? 'reaches' : 'doesNot']}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
};
