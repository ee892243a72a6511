import { readLine } from '../../../../src/lead/one-line.ts';
import { requestNumber } from '../../../../src/lead/request-number.ts';
import type { Mail } from '../../email/mail-client.ts';
import type { Environment } from '../../environment.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { FORM_NAMES } from '../lead-mail-rows.ts';
import { type MailLook, mailLook } from '../lead-mail-style.ts';
import type { Count, Dimension, WeekOfLeads } from './count-leads.ts';

/** The tables of the mail, each with its title and the text for leads without a value. */
const TABLES: readonly { dimension: Dimension; title: string; nothing: string }[] = [
  { dimension: 'form', title: 'Tipo di richiesta', nothing: '' },
  { dimension: 'page', title: 'Pagina', nothing: 'non indicata dal browser' },
  { dimension: 'source', title: 'Provenienza', nothing: '' },
  { dimension: 'carrier', title: 'Fonte (utm_source)', nothing: 'nessuna campagna' },
  { dimension: 'campaign', title: 'Campagna (utm_campaign)', nothing: 'senza nome o nessuna campagna' },
];

const NAME_MAX_LENGTH = 80;
const FORMS: Readonly<Record<string, string>> = FORM_NAMES;

const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' });
const DAY_MS = 24 * 60 * 60_000;

const daysOf = (monday: string): string => {
  const first = new Date(`${monday}T00:00Z`);
  return `${day.format(first)} – ${day.format(new Date(first.getTime() + 6 * DAY_MS))}`;
};

type Line = readonly [name: string, count: number];

const linesOf = (counts: readonly Count[], total: number, nothing: string): Line[] => {
  const named = counts.map(({ name, count }): Line => {
    const shown = name === null ? nothing : (readLine(FORMS[name] ?? name, NAME_MAX_LENGTH) ?? nothing);
    return [shown, count];
  });
  const others = total - counts.reduce((sum, { count }) => sum + count, 0);
  return others > 0 ? [...named, ['altre', others]] : named;
};

const renderTable = (
  title: string,
  lines: readonly Line[],
  look: MailLook,
): string => `<tr><td class="pad" align="left" style="${look.style.part}">
<table width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><th class="ink" scope="col" align="left" style="${look.style.heading}">${escapeHtml(title)}</th><th class="ink" scope="col" align="right" style="${look.style.heading}">Richieste</th></tr>
${lines
  .map(
    ([name, count]) =>
      `<tr><td class="line ink" style="${look.style.value}">${escapeHtml(name)}</td><td class="line ink" align="right" style="${look.style.value}">${count}</td></tr>`,
  )
  .join('\n')}
</table>
</td></tr>`;

/** @returns which leads were not delivered, by their numbers; undefined = all were */
const undelivered = ({
  notDelivered,
  notDeliveredIds,
}: Pick<WeekOfLeads, 'notDelivered' | 'notDeliveredIds'>): string | undefined => {
  if (notDelivered === 0) return undefined;
  const others = notDelivered - notDeliveredIds.length;
  const numbers = notDeliveredIds.map(requestNumber).join(', ');
  return `Non consegnate: ${notDelivered} (${numbers}${others > 0 ? ` e altre ${others}` : ''}). Chiamate queste persone: "npm run leads -- show NUMERO".`;
};

/**
 * Renders the mail of a week, with counts, numbers of leads and no personal data. The same counts always give the same bytes.
 *
 * @param week the counts of the week
 * @param environment the sender, and the inbox of sales
 */
export const renderReport = (
  { monday, total, held, counts, ...failed }: WeekOfLeads,
  environment: Pick<Environment, 'mailFrom' | 'leadsTo'>,
): Mail => {
  const days = daysOf(monday);
  const title = `Richieste della settimana: ${total}`;
  const notes = [
    `${days}, ora di Roma.`,
    ...(held > 0 ? [`Trattenute dal filtro automatico, e qui non contate: ${held}.`] : []),
  ].join(' ');
  const warning = undelivered(failed);
  const tables =
    total === 0
      ? []
      : TABLES.map(({ dimension, title: heading, nothing }) => ({
          heading,
          lines: linesOf(counts[dimension], total, nothing),
        }));
  const look = mailLook();
  const foot = 'Solo conteggi. Le richieste stanno nelle singole email.';
  return {
    from: environment.mailFrom,
    to: environment.leadsTo,
    subject: `${title} (${days})`,
    text: [
      title,
      notes,
      ...(warning === undefined ? [] : ['', warning]),
      ...tables.flatMap(({ heading, lines }) => [
        '',
        `${heading}:`,
        ...lines.map(([name, count]) => `  ${count}  ${name}`),
      ]),
      '',
      foot,
      '',
    ].join('\n'),
    html: look.document({
      title,
      head: `<p style="margin:0;${look.style.kind}">${notes}</p>
<h1 style="${look.style.name}">${title}</h1>`,
      rows: [
        ...(warning === undefined
          ? []
          : [
              `<tr><td class="pad ink" align="left" style="${look.style.part};${look.style.heading}">${escapeHtml(warning)}</td></tr>`,
            ]),
        ...tables.map(({ heading, lines }) => renderTable(heading, lines, look)),
      ].join('\n'),
      foot,
    }),
  };
};
