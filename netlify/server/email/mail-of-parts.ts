import { escapeHtml } from '../http/escape-html.ts';
import { mailLook, TABLE } from '../leads/lead-mail-style.ts';
import type { Mail } from './mail-client.ts';

/** A part of a mail: a heading and its lines. A line may link to a telephone number or a page, whose address the plain text shows. */
export interface MailPart {
  readonly heading: string;
  readonly lines: readonly { readonly text: string; readonly href?: string | undefined }[];
}

const renderLine = ({ text, href }: MailPart['lines'][number]): string =>
  href === undefined
    ? escapeHtml(text)
    : `<a class="link" href="${escapeHtml(href)}"${href.startsWith('http') ? ' target="_blank"' : ''}>${escapeHtml(text)}</a>`;

const plainLine = ({ text, href }: MailPart['lines'][number]): string =>
  href?.startsWith('http') ? `${text}: ${href}` : text;

/** One cell for all parts, so that a list stays short, as Gmail cuts long mails. */
const renderParts = (parts: readonly MailPart[]): string =>
  parts
    .map(({ heading, lines }) => [`<b>${escapeHtml(heading)}</b>`, ...lines.map(renderLine)].join('<br>\n'))
    .join('<br><br>\n');

/**
 * Renders a mail to an inbox of the agency, in the look of this site. The same texts always give the same bytes.
 *
 * @param title subject and heading, one line; what a visitor wrote goes through `oneLine` first
 * @param parts one or more; their texts are one line each
 * @param foot what to know about the mail, in small letters
 */
export const mailOfParts = (
  title: string,
  parts: readonly MailPart[],
  foot: string,
  { mailFrom, to }: { readonly mailFrom: string; readonly to: Mail['to'] },
): Mail => {
  const look = mailLook();
  return {
    from: mailFrom,
    to,
    subject: title,
    text: [
      title,
      ...parts.flatMap(({ heading, lines }) => ['', heading, ...lines.map((line) => `  ${plainLine(line)}`)]),
      '',
      foot,
      '',
    ].join('\n'),
    html: look.document({
      title: escapeHtml(title),
      head: `<h1 style="${look.style.name}">${escapeHtml(title)}</h1>`,
      rows: `<tr><td class="pad" align="left" style="${look.style.part}">
<table width="100%" ${TABLE}><tr><td class="line ink" style="${look.style.value}">${renderParts(parts)}</td></tr></table>
</td></tr>`,
      foot: escapeHtml(foot),
    }),
  };
};
