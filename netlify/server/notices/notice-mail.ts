import { requestNumber } from '../../../src/lead/request-number.ts';
import type { Mail, MailAttachment } from '../email/mail-client.ts';
import { type MailPart, mailOfParts } from '../email/mail-of-parts.ts';
import type { Environment } from '../environment.ts';
import { callLink } from '../leads/call-link.ts';
import { csv, telephoneCell } from '../leads/command/export/csv.ts';
import { FORM_NAMES, inRome, oneLine } from '../leads/lead-mail-rows.ts';
import type { HeldLead } from './held-leads.ts';
import type { Concern } from './notice.ts';

type Sender = Pick<Environment, 'mailFrom' | 'leadsTo'>;

const since = (iso: string | null): string => (iso === null ? '' : ` (dal ${inRome.format(new Date(iso))})`);

const ALARM_FOOT =
  'Questa mail arriva al massimo una volta all’ora, quando c’è qualcosa di nuovo, e una volta al giorno finché resta qualcosa da fare. Che cosa significa ogni voce: docs/operations.md.';

const numbersOf = ({ ids = [], count }: Concern): string => {
  const others = count - ids.length;
  return `${ids.map(requestNumber).join(', ')}${others > 0 ? ` e altre ${others}` : ''}`;
};

/** Heading and what to do, for each kind of concern. */
const CONCERNS: Readonly<Record<Concern['kind'], (concern: Concern) => readonly [string, ...string[]]>> = {
  failed: (concern) => [
    `Non consegnate: ${concern.count}${since(concern.since)}`,
    `Numeri: ${numbersOf(concern)}`,
    'La loro mail non parte più da sola. Chi segue il sito legge nome e telefono con "npm run leads -- show NUMERO": chiamate subito.',
    'Poi "npm run leads -- close NUMERO"; oppure "retry NUMERO", per spedirla di nuovo quando la causa è tolta.',
  ],
  bounced: ({ count }) => [
    `Mail tornate indietro: ${count}`,
    'Una casella non riceve: controllate LEADS_TO e CAREERS_TO. Le richieste si leggono con "npm run leads -- list".',
  ],
  held: ({ count, since: from }) => [
    `Trattenute perché ne arrivano troppe: ${count}${since(from)}`,
    'Un’altra mail le elenca ogni ora, con nome e telefono: chiamate chi vi sembra una persona vera.',
    'Chi segue il sito spedisce quelle vere con "npm run leads -- release NUMERO" e chiude le altre con "npm run leads -- close --held".',
  ],
  blocked: ({ count, since: from, why }) => [
    `Mail che il servizio di posta non accetta: ${count}${since(from)}`,
    `Motivo: ${why || 'non detto'}. Chi segue il sito trova che cosa fare in docs/operations.md, "Why no mail leaves". Tolta la causa, partono tutte da sole.`,
  ],
  waiting: ({ count, since: from }) => [
    `Aspettano la loro mail da più di un’ora: ${count}${since(from)}`,
    'Chi segue il sito le legge con "npm run leads -- list --state pending".',
  ],
  erasures: ({ count, since: from }) => [
    `Cancellazioni di dati personali non riuscite: ${count}${since(from)}`,
    'Chi segue il sito legge il motivo nel registro di erase-expired e lo esegue di nuovo.',
  ],
};

/** Leads in the mail itself, which stays below the 102 kB at which Gmail cuts a mail. */
const MOST_SHOWN = 200;

/** The name of an erased lead. */
const ERASED = 'cancellata';

const pageOf = (page: string | null): string => oneLine(page ?? 'non indicata dal browser');

/** All leads of a notice as a table, from which several people can call at once. */
const tableOf = (leads: readonly HeldLead[]): MailAttachment => {
  const rows = leads.map(({ id, name, phone, page, formType, receivedAt }) => [
    { trusted: requestNumber(id) },
    oneLine(name ?? ERASED),
    phone === null ? null : telephoneCell(oneLine(phone)),
    pageOf(page),
    FORM_NAMES[formType],
    { trusted: inRome.format(receivedAt) },
  ]);
  const table = csv([['Numero', 'Nome', 'Telefono', 'Pagina', 'Modulo', 'Ricevuta'], ...rows]);
  return {
    filename: 'richieste-trattenute.csv',
    content: Buffer.from(table).toString('base64'),
    contentType: 'text/csv',
  };
};

/** Rows of a notice must be one line each, and texts come from visitors. */
const listed = ({ id, name, phone, page, formType, receivedAt }: HeldLead): MailPart => ({
  heading: `${requestNumber(id)}  ${oneLine(name ?? ERASED)}`,
  lines: [
    ...(phone === null ? [] : [{ text: `Telefono: ${oneLine(phone)}`, href: callLink(phone) }]),
    { text: `Pagina: ${pageOf(page)}` },
    { text: `${FORM_NAMES[formType]}, ${inRome.format(receivedAt)}` },
  ],
});

/**
 * Renders what needs a person, in Italian. The same concerns always give the same bytes.
 *
 * @param concerns one or more
 */
export const renderAlarm = (concerns: readonly Concern[], sender: Sender): Mail => {
  const parts = concerns.map((concern): MailPart => {
    const [heading, ...lines] = CONCERNS[concern.kind](concern);
    return { heading, lines: lines.map((text) => ({ text })) };
  });
  const [first] = parts;
  const others = parts.length - 1;
  const title = `Sito, da guardare: ${first?.heading}${others > 0 ? ` e altro (${others})` : ''}`;
  return mailOfParts(title, parts, ALARM_FOOT, sender);
};

/**
 * Renders the list of leads that a flood holds, which is enough to call them: in the mail, or in a table beside it when
 * there are many. The same leads always give the same bytes.
 *
 * @param leads in the order of their arrival
 * @param more how many the next notice will list
 */
export const renderFlood = (leads: readonly HeldLead[], more: number, sender: Sender): Mail => {
  const isLong = leads.length > MOST_SHOWN;
  const mail = mailOfParts(
    `Richieste trattenute: ${leads.length}${more > 0 ? `, altre ${more} nelle prossime ore` : ''}`,
    leads.slice(0, MOST_SHOWN).map(listed),
    `${isLong ? `Qui sono le prime ${MOST_SHOWN}; nella tabella allegata ci sono tutte. ` : ''}Ne arrivano troppe: queste non sono partite una per una, perché tra loro ci sono forse robot. Chiamate chi vi sembra una persona vera. ${more > 0 ? `Altre ${more} seguono, ogni ora.` : 'Non ce ne sono altre.'} Chi segue il sito: "npm run leads -- show", "release" e "close" con il numero.`,
    sender,
  );
  return isLong ? { ...mail, attachments: [tableOf(leads)] } : mail;
};

/**
 * Renders that no lead can be stored. Without the database nothing remembers that the mail was sent: it has the same
 * bytes for a whole hour.
 *
 * @param hour the beginning of an hour
 */
export const renderNotWritable = (hour: Date, sender: Sender): Mail =>
  mailOfParts(
    'Sito, da guardare: la base dati non accetta richieste',
    [
      {
        heading: `Trovata così nell’ora che comincia alle ${inRome.format(hour)}`,
        lines: [
          { text: 'Le richieste arrivano lo stesso, una mail ciascuna, ma non restano conservate.' },
          {
            text: 'Chi segue il sito controlla Neon: stato del servizio, progetto sospeso, spazio, ore di calcolo.',
          },
          { text: '"/api/health?deep=1" dice il motivo e quando è passato.' },
        ],
      },
    ],
    'Questa mail arriva una volta all’ora finché dura.',
    sender,
  );
