import { requestNumber } from '../../../src/lead/request-number.ts';
import type { Mail, MailAttachment } from '../email/mail-client.ts';
import { type MailPart, mailOfParts } from '../email/mail-of-parts.ts';
import type { Environment } from '../environment.ts';
import { callLink } from '../leads/call-link.ts';
import { csv, telephoneCell } from '../leads/csv.ts';
import { deskLines } from '../leads/desk-link.ts';
import { FORM_NAMES, inRome, oneLine } from '../leads/lead-mail-rows.ts';
import { KIND_NAMES, KINDS, type KindName, type Thing } from './kinds.ts';

type Sender = Pick<Environment, 'mailFrom' | 'leadsFallbackTo' | 'siteUrl'>;

/** Leads in the mail itself, which stays below the 102 kB at which Gmail cuts a mail. */
const MOST_SHOWN = 200;

/** The name of an erased lead. */
const ERASED = 'cancellata';

type ListedLead = Thing & { readonly leadId: string };
const isLead = (thing: Thing): thing is ListedLead => thing.leadId !== null;

const nameOf = ({ name }: Thing): string => oneLine(name ?? ERASED);
const pageOf = ({ page }: Thing): string => oneLine(page ?? 'non indicata dal browser');
const formOf = ({ formType }: Thing): string => (formType === null ? '' : FORM_NAMES[formType]);
const timeOf = ({ receivedAt }: Thing): string => (receivedAt === null ? '' : inRome.format(receivedAt));

/** Leads as a table, from which several people can call at once. */
const tableOf = (filename: string, leads: readonly ListedLead[]): MailAttachment => {
  const rows = leads.map((lead) => [
    { trusted: requestNumber(lead.leadId) },
    nameOf(lead),
    lead.phone === null ? null : telephoneCell(oneLine(lead.phone)),
    pageOf(lead),
    formOf(lead),
    { trusted: timeOf(lead) },
  ]);
  const table = csv([['Numero', 'Nome', 'Telefono', 'Pagina', 'Modulo', 'Ricevuta'], ...rows]);
  return { filename, content: Buffer.from(table).toString('base64'), contentType: 'text/csv' };
};

/** Rows of a notice must be one line each, and texts come from visitors. */
const listed = (lead: ListedLead, sender: Sender): MailPart => {
  const line = KINDS[lead.kind].line?.(lead, sender);
  return {
    heading: `${requestNumber(lead.leadId)}  ${nameOf(lead)}`,
    lines: [
      ...(line === undefined ? [] : [{ text: line }]),
      ...(lead.phone === null
        ? []
        : [{ text: `Telefono: ${oneLine(lead.phone)}`, href: callLink(lead.phone) }]),
      { text: `Pagina: ${pageOf(lead)}` },
      { text: [formOf(lead), timeOf(lead)].filter((text) => text !== '').join(', ') },
      ...deskLines('Alla scrivania', `/${lead.leadId}`, sender),
    ],
  };
};

const FOOT = 'Il sito dice ogni cosa una volta sola: questa mail non si ripete.';

/** To an inbox that did not receive: whoever reads it knows that it receives again. */
const renderTrial = (inbox: string, sender: Sender): Mail =>
  mailOfParts(
    'Prova: questa casella riceve di nuovo?',
    [
      {
        heading: `Il sito prova a scrivere a ${inbox}`,
        lines: [
          {
            text: 'Le ultime mail sono tornate indietro. Se leggete questa, gli avvisi arrivano di nuovo qui.',
          },
        ],
      },
    ],
    'Finché non arriva, la prova si ripete una volta al giorno.',
    { mailFrom: sender.mailFrom, to: inbox },
  );

/**
 * Renders a notice, in Italian. The same things always give the same bytes.
 *
 * Leads are listed with name and telephone, which is enough to call: all in the mail, or the first {@link MOST_SHOWN}, and
 * all in a table beside it.
 *
 * @param things of any kinds, in the order in which they began; none = a mail that tries whether the inbox lives
 */
export const renderNotice = (things: readonly Thing[], inbox: string, sender: Sender): Mail => {
  const parts: MailPart[] = [];
  const tables: MailAttachment[] = [];
  let room = MOST_SHOWN;
  const tell = (kind: KindName, ofKind: readonly Thing[]): void => {
    const leads = ofKind.filter(isLead);
    const shown = leads.slice(0, room);
    const { title, advice, list } = KINDS[kind];
    const lines = [
      advice(ofKind),
      ...(shown.length < leads.length
        ? [`Qui sono le prime ${shown.length}; nella tabella allegata ci sono tutte.`]
        : []),
    ];
    parts.push({
      heading: title(ofKind),
      lines: [
        ...lines.map((text) => ({ text })),
        ...(list === undefined ? [] : deskLines('L’elenco alla scrivania', `?state=${list}`, sender)),
      ],
    });
    parts.push(...shown.map((lead) => listed(lead, sender)));
    room -= shown.length;
    if (shown.length < leads.length) tables.push(tableOf(`${KINDS[kind].table ?? kind}.csv`, leads));
  };
  const groups = KIND_NAMES.map(
    (kind) => [kind, things.filter((thing) => thing.kind === kind)] as const,
  ).filter(([, ofKind]) => ofKind.length > 0);
  const [first, ...others] = groups;
  if (first === undefined) return renderTrial(inbox, sender);
  for (const [kind, ofKind] of groups) tell(kind, ofKind);
  const more = others.length > 0 ? `, e altro (${others.length})` : '';
  const mail = mailOfParts(`${KINDS[first[0]].title(first[1])}${more}`, parts, FOOT, {
    mailFrom: sender.mailFrom,
    to: inbox,
  });
  return tables.length === 0 ? mail : { ...mail, attachments: tables };
};

/**
 * Renders that no lead can be stored. Without the database nothing remembers that the mail was sent: it has the same
 * bytes for a whole hour.
 *
 * @param hour the beginning of an hour
 */
export const renderNotWritable = (
  hour: Date,
  inbox: string,
  { mailFrom }: Pick<Environment, 'mailFrom'>,
): Mail =>
  mailOfParts(
    'La base dati non accetta richieste',
    [
      {
        heading: `Trovata così nell’ora che comincia alle ${inRome.format(hour)}`,
        lines: [
          { text: 'Le richieste arrivano lo stesso, una mail ciascuna, ma non restano conservate.' },
          {
            text: 'Chi segue il sito controlla Neon: stato del servizio, progetto sospeso, spazio, ore di calcolo.',
          },
        ],
      },
    ],
    'Questa mail arriva una volta all’ora finché dura.',
    { mailFrom, to: inbox },
  );
