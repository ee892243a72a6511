import { readLine } from '../../../../src/lead/one-line.ts';
import { requestNumber } from '../../../../src/lead/request-number.ts';
import type { Mail } from '../../email/mail-client.ts';
import type { Environment } from '../../environment.ts';
import { sourceNames } from '../../function-facts.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { deskAddress } from '../desk-link.ts';
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

/** A campaign's name comes from an address, which anybody can write: the rest of a longer one is cut off. */
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
  const names: Readonly<Record<string, string>> = { ...FORMS, ...sourceNames() };
  const named = counts.map(({ name, count }): Line => {
    const shown = name === null ? nothing : (readLine(names[name] ?? name, NAME_MAX_LENGTH) ?? nothing);
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

const richieste = (count: number): string => (count === 1 ? '1 richiesta' : `${count} richieste`);
const ore = (hours: number): string => (hours === 1 ? '1 ora' : `${hours} ore`);

/** @returns how the requests of a week were answered: `23 richieste, 21 richiamate, la più lenta dopo 31 ore` */
const answered = ({ total, handled, slowestHours }: WeekOfLeads['before']): string =>
  [
    richieste(total),
    ...(total === 0 ? [] : [handled === 1 ? '1 richiamata' : `${handled} richiamate`]),
    ...(slowestHours === null ? [] : [`la più lenta dopo ${ore(slowestHours)}`]),
  ].join(', ');

/** @returns which leads were not delivered, by their numbers; undefined = all were */
const undelivered = ({
  notDelivered,
  notDeliveredIds,
}: Pick<WeekOfLeads, 'notDelivered' | 'notDeliveredIds'>): string | undefined => {
  if (notDelivered === 0) return undefined;
  const others = notDelivered - notDeliveredIds.length;
  const numbers = notDeliveredIds.map(requestNumber).join(', ');
  return `Non consegnate: ${notDelivered} (${numbers}${others > 0 ? ` e altre ${others}` : ''}). Chiamate queste persone.`;
};

/**
 * Renders the mail of a week, with counts, numbers of leads and no personal data. The same counts always give the same bytes.
 *
 * @param week the counts of the week
 * @param environment the sender, and the inbox of sales
 */
export const renderReport = (
  { monday, total, held, counts, before, ...week }: WeekOfLeads,
  environment: Pick<Environment, 'mailFrom' | 'leadsTo' | 'siteUrl'>,
): Mail => {
  const days = daysOf(monday);
  const title = `Richieste della settimana: ${total}`;
  const notes = [
    `${days}, ora di Roma.`,
    ...(held > 0 ? [`Trattenute dal filtro automatico, e qui non contate: ${held}.`] : []),
  ].join(' ');
  const desk = (query: string) => deskAddress(query, environment);
  const links = [
    ['Le richieste da richiamare', desk('?state=to-call')],
    ...(week.notDelivered > 0 ? [['Le non consegnate', desk('?state=failed')] as const] : []),
    ...(held > 0 ? [['Le trattenute', desk('?state=held')] as const] : []),
  ].filter((link): link is [string, string] => link[1] !== undefined);
  const answers = [answered({ total, ...week }), `Settimana prima: ${answered(before)}`];
  const warning = undelivered(week);
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
      '',
      ...answers,
      ...(warning === undefined ? [] : ['', warning]),
      ...tables.flatMap(({ heading, lines }) => [
        '',
        `${heading}:`,
        ...lines.map(([name, count]) => `  ${count}  ${name}`),
      ]),
      '',
      ...links.map(([name, address]) => `${name}: ${address}`),
      '',
      foot,
      '',
    ].join('\n'),
    html: look.document({
      title,
      head: `<p style="margin:0;${look.style.kind}">${notes}</p>
<h1 style="${look.style.name}">${title.replace(': ', ':&nbsp;')}</h1>`,
      rows: [
        `<tr><td class="pad ink" align="left" style="${look.style.part};${look.style.value}"><b>${answers[0]}</b><br>${answers[1]}${links
          .map(
            ([name, address]) =>
              `<br><a class="link" href="${escapeHtml(address)}" target="_blank" style="${look.style.link}">${name}</a>`,
          )
          .join('')}</td></tr>`,
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
