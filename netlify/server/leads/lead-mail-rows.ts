import type { Campaign } from '../../../src/lead/campaign.ts';
import { READING_ORDER, rulesOf, type TextField } from '../../../src/lead/fields.ts';
import type { FormType } from '../../../src/lead/form-types.ts';
import { DIRECTIONS } from '../../../src/lead/normalize.ts';
import { requestNumber } from '../../../src/lead/request-number.ts';
import type { CvForMail } from '../cv/cv-for-mail.ts';
import { callLink } from './call-link.ts';
import type { MailRow } from './lead-mail-html.ts';
import type { ReceivedLead } from './received-lead.ts';
import { CV_WAIT_SECONDS } from './states/waits.ts';

export const FORM_NAMES: Readonly<Record<FormType, string>> = {
  contact: 'Richiesta di contatto',
  quote: 'Richiesta di preventivo',
  career: 'Candidatura',
};

/** Times as the mails show them: `27 novembre 2026 alle ore 10:30`. */
export const inRome = new Intl.DateTimeFormat('it-IT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/**
 * Joins a text into one line. After validation only a company may contain line breaks, but headers must be safe without
 * relying on that.
 */
export const oneLine = (text: string): string =>
  text
    .replace(DIRECTIONS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();

type Absence = (CvForMail & { kind: 'missing' })['reason'];

/** The mail's reasons for a missing curriculum, for the staff who read it. */
const ABSENCES: Readonly<Record<Absence, string>> = {
  too_large: 'supera i 5 MB',
  empty: 'il file è vuoto',
  extension: 'non è un PDF, DOC o DOCX',
  content: 'il contenuto del file non corrisponde alla sua estensione',
  damaged: 'il file è incompleto o danneggiato',
  locked: 'il file può essere protetto da password',
  macros: 'il file contiene macro',
  mismatch: 'il file ricevuto non è quello scelto',
  late: `non è arrivato entro ${CV_WAIT_SECONDS / 60} minuti dalla candidatura; se arriva, segue in un’altra mail`,
  no_room: 'quando è arrivata la candidatura non c’era spazio per conservarlo',
  rejected: 'il servizio di posta lo ha rifiutato',
  unreachable: 'in questo momento non si può leggere',
};

const megabytes = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
/** @returns a size as people read it: `84 kB`, `1,2 MB` */
export const sizeOf = (bytes: number): string =>
  bytes < 100 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${megabytes.format(bytes / 1024 / 1024)} MB`;

/**
 * @param cv the curriculum of an application; undefined = the visitor sent none
 * @param hasReplyTo whether a reply to the mail reaches the visitor
 * @returns one line for the mail, in Italian
 */
export const describeCv = (cv: CvForMail | undefined, hasReplyTo: boolean): string => {
  if (cv === undefined) return 'non inviato';
  if (cv.kind === 'attached') return `${cv.filename} (${sizeOf(cv.content.length)})`;
  const ask = hasReplyTo ? 'rispondi a questa mail' : 'chiama o scrivi a chi si candida';
  return `non allegato: ${ABSENCES[cv.reason]}. Per averlo, ${ask}`;
};

/** @returns a row for a file that nobody has looked into: docs/decisions/0028-what-is-checked-of-a-curriculum.md */
const cautionRows = (cv: CvForMail | undefined): MailRow[] =>
  cv?.kind === 'attached'
    ? [
        {
          label: 'Allegato',
          text: 'arriva da una persona sconosciuta: aprilo nell’anteprima del programma di posta',
        },
      ]
    : [];

const CHOICE_LABELS: Readonly<Record<FormType, string>> = {
  contact: 'Piano',
  quote: 'Servizio',
  career: 'Posizione',
};

/** The labels of the campaign rows, in the order of the mail. */
const CAMPAIGN_LABELS = {
  landing: 'Prima pagina',
  campaign: 'Campagna',
  source: 'Fonte',
  medium: 'Mezzo',
  term: 'Termine',
  content: 'Contenuto',
  gclid: 'Clic Google',
} as const satisfies Readonly<Record<keyof Campaign, string>>;

/** @returns a row for the plan or position that the visitor chose; no row if there is none */
const choiceRows = (formType: FormType, chosen: string | undefined): MailRow[] =>
  chosen === undefined ? [] : [{ label: CHOICE_LABELS[formType], text: chosen }];

/** @returns a row for each known property of the visitor's campaign */
const campaignRows = (campaign: Campaign = {}): MailRow[] =>
  // `Object.keys` returns strings. The type of the record guarantees that they are campaign keys.
  (Object.keys(CAMPAIGN_LABELS) as (keyof Campaign)[]).flatMap((name) => {
    const text = campaign[name];
    return text === undefined ? [] : [{ label: CAMPAIGN_LABELS[name], text }];
  });

/** @returns a row for a lead that waited for a connection: who calls should know that the visitor wrote it earlier */
const writtenRows = (receivedAt: Date, writtenSecondsAgo: number | undefined): MailRow[] =>
  writtenSecondsAgo === undefined
    ? []
    : [
        {
          label: 'Scritta',
          text: `${inRome.format(new Date(receivedAt.getTime() - writtenSecondsAgo * 1000))} (ora di Roma), inviata appena tornata la linea`,
        },
      ];

const mailUri = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** How to make a link from the text of a field: to call or to write to the visitor. */
const LINKS: Partial<Record<TextField, (text: string) => string | undefined>> = {
  phone: callLink,
  email: mailUri,
};

/**
 * Makes the rows of a lead's mail: everything except the message.
 *
 * @param cv the curriculum of an application, or why it is missing; undefined = the visitor sent none
 * @param hasReplyTo whether a reply to the mail reaches the visitor
 */
export const rowsOf = (
  { id, formType, source, page, payload, consent, receivedAt: time }: ReceivedLead,
  cv: CvForMail | undefined,
  hasReplyTo: boolean,
): MailRow[] => [
  ...READING_ORDER.flatMap((name) => {
    const text = payload[name];
    return text ? [{ label: rulesOf(name).words.mail, text: oneLine(text), href: LINKS[name]?.(text) }] : [];
  }),
  ...(formType === 'career' ? [{ label: 'Curriculum', text: describeCv(cv, hasReplyTo) }] : []),
  ...cautionRows(cv),
  ...choiceRows(formType, payload.plan),
  { label: 'Modulo', text: FORM_NAMES[formType] },
  { label: 'Provenienza', text: source },
  { label: 'Pagina', text: page ?? 'non indicata dal browser' },
  ...campaignRows(payload.campaign),
  ...writtenRows(time, payload.writtenSecondsAgo),
  { label: 'Ricevuta', text: `${inRome.format(time)} (ora di Roma)` },
  {
    label: 'Consensi',
    text: `informativa letta (versione ${consent.legalVersion}), ricontatto richiesto${consent.textId === null ? '' : ` (testo ${consent.textId})`}`,
  },
  { label: 'Numero', text: requestNumber(id) },
  { label: 'Codice', text: id },
];
