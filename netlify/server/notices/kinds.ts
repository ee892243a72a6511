import type { FormType } from '../../../src/lead/form-types.ts';
import { requestNumber } from '../../../src/lead/request-number.ts';
import { NOW } from '../database/time.ts';
import { LISTS, type ListName } from '../desk/filter.ts';
import type { Environment } from '../environment.ts';
import { officeOf } from '../function-facts.ts';
import { inRome } from '../leads/lead-mail-rows.ts';
import { IS_BOUNCED } from '../leads/states/bounce-lead.ts';
import { HELD_BY_FLOOD } from '../leads/states/lead-states.ts';
import { ERASURES_LATE } from '../retention/erasure.ts';
import { IS_DEAD } from './inboxes.ts';

/** What a person is told while the database can be written, the most urgent first. */
export const KIND_NAMES = [
  'failed',
  'bounced',
  'unstored',
  'held',
  'overdue',
  'blocked',
  'waiting',
  'inbox',
  'erasures',
] as const;
export type KindName = (typeof KIND_NAMES)[number];

/** One thing that a notice tells. */
export interface Thing {
  readonly kind: KindName;
  /** What it is about, such as the id of a lead or an address. */
  readonly subject: string;
  /** What else its words need, as its kind's SQL made it. */
  readonly detail: Readonly<Record<string, string | number | boolean | null>> | null;
  /** The lead that the mail lists; the others are null where there is none, name and telephone also once it is erased. */
  readonly leadId: string | null;
  readonly formType: FormType | null;
  readonly page: string | null;
  readonly receivedAt: Date | null;
  readonly name: string | null;
  readonly phone: string | null;
}

type Inboxes = Pick<Environment, 'leadsFallbackTo'>;

/** Something that a person is told. The words are Italian, for the people who answer requests. */
interface Kind {
  /**
   * SQL: the things that are so at this moment, one row each: `subject` text, `since` timestamptz, `lead_id` uuid or null,
   * `detail` jsonb or null. A thing is told once for each subject and `since`. Where what lasts has no beginning that
   * stays the same, `since` is `-infinity`: it is told again only when it had ended. `${inboxes}` is a JSON list of the
   * inboxes that may be told.
   */
  things(inboxes: string): string;
  /** Whether the deep health check is bad as long as there is one. */
  readonly isUnhealthy: boolean;
  /** Begins the mail's part, and its subject. */
  title(things: readonly Thing[]): string;
  /** What has happened and what to do. */
  advice(things: readonly Thing[]): string;
  /** The name of the table of its leads, when they are too many for the mail. */
  readonly table?: string;
  /** The list of the desk that has its leads. */
  readonly list?: ListName;
  /** What to say below a lead's name. */
  line?(thing: Thing, inboxes: Inboxes): string;
}

const EVER = "'-infinity'::timestamptz";
const ofLeads =
  (since: string, condition: string, detail = 'null::jsonb') =>
  (): string =>
    `select id::text as subject, ${since} as since, id as lead_id, ${detail} as detail from leads where ${condition}`;

const BOUNCE_WORDS: Readonly<Record<string, string>> = {
  bounced: 'la casella le rifiuta',
  complained: 'qualcuno le ha segnate come spam',
  suppressed: 'il servizio di posta non le spedisce più a questa casella',
  failed: 'il servizio di posta non è riuscito a spedirle',
};

const plain = (value: string | number | boolean | null | undefined): string => String(value ?? '');
const since = (time: string | number | boolean | null | undefined): string =>
  typeof time === 'string' ? ` (dal ${inRome.format(new Date(time))})` : '';
const detailOf = ([first]: readonly Thing[]) => first?.detail ?? {};

const office = officeOf();

/** When a notice names what was to be answered by then, in Rome: before the office opens. */
const MORNING = '07:00';

/** More than that is an agency that answers without the desk: each run of the schedule reads all of them. */
const MOST_OVERDUE = 500;

/**
 * What was to be answered by this morning: of the open days, of which each counts whole, as many hours have passed as are
 * promised. A request of the week before is named by then, or no inbox lived: so each stands here for seven days only.
 */
const OVERDUE = `
  with open_day as materialized (
    select day from generate_series(date_trunc('day', ${NOW} at time zone 'Europe/Rome') - interval '30 days',
      date_trunc('day', ${NOW} at time zone 'Europe/Rome'), interval '1 day') day
    where extract(isodow from day) in (${office.days.join()})
  ), morning as materialized (
    select max(day + interval '${MORNING}') as at from open_day
    where day + interval '${MORNING}' <= ${NOW} at time zone 'Europe/Rome'
  ), counted as (
    select day, sum(least(day + interval '1 day', morning.at) - day) over (order by day desc) as passed
    from open_day, morning where day < morning.at
  ), latest as materialized (
    select (day + (passed - interval '${office.replyHours} hours')) at time zone 'Europe/Rome' as at
    from counted where passed >= interval '${office.replyHours} hours' order by day desc limit 1
  )
  select leads.id::text as subject, created_at as since, leads.id as lead_id, null::jsonb as detail
  from leads
  where ${LISTS['to-call'].where} and created_at <= (select at from latest)
    and created_at > (select at from latest) - interval '7 days'
  order by created_at, leads.id limit ${MOST_OVERDUE}`;

/** How many leads wait, and since when. */
const COUNTED = "jsonb_build_object('count', count(*), 'since', min(pending_since))";

export const KINDS: Readonly<Record<KindName, Kind>> = {
  failed: {
    things: ofLeads('coalesce(failed_at, pending_since)', "state = 'failed' and closed_at is null"),
    isUnhealthy: true,
    table: 'richieste-non-consegnate',
    list: 'failed',
    title: ({ length }) => `Richieste non consegnate: ${length}`,
    advice: () => 'La loro mail non è partita e non parte più da sola. Chiamate subito queste persone.',
  },
  bounced: {
    things: ofLeads('bounced_at', IS_BOUNCED, "jsonb_build_object('stranded', stranded)"),
    isUnhealthy: true,
    table: 'richieste-tornate-indietro',
    list: 'bounced',
    title: ({ length }) => `Richieste tornate indietro: ${length}`,
    advice: () => 'La casella a cui erano dirette non le ha ricevute.',
    line: ({ detail }, { leadsFallbackTo }) =>
      detail?.['stranded'] === true || leadsFallbackTo === undefined
        ? 'Nessun’altra casella l’ha ricevuta: chiamate questa persona.'
        : `È stata mandata a ${leadsFallbackTo}.`,
  },
  unstored: {
    // A lead that had no row when its mail left. One that was erased had its mail weeks ago.
    things: () => `select mail_id as subject, min(happened_at) as since, null::uuid as lead_id,
        jsonb_build_object('lead', min(lead_id::text)) as detail
      from mail_events where kind <> 'delivered' and lead_id is not null
        and happened_at < coalesce(mailed_at, happened_at) + interval '7 days'
        and not exists (select from leads where leads.id = mail_events.lead_id)
        and not exists (select from leads
          where erased_key = encode(sha256(convert_to(mail_events.lead_id::text, 'UTF8')), 'hex'))
      group by mail_id`,
    isUnhealthy: false,
    title: ({ length }) => `Richieste tornate indietro, e qui non conservate: ${length}`,
    advice: (things) =>
      `Numeri: ${things.map(({ detail }) => requestNumber(plain(detail?.['lead']))).join(', ')}. Sono partite mentre la base dati non rispondeva, e la casella non le ha ricevute. Chi segue il sito ne trova il testo nel registro di Resend, cercando il numero: ha pochi giorni.`,
  },
  held: {
    things: ofLeads('created_at', HELD_BY_FLOOD),
    isUnhealthy: true,
    table: 'richieste-trattenute',
    list: 'held',
    title: ({ length }) => `Richieste trattenute: ${length}`,
    advice: () =>
      'Ne arrivano troppe insieme: queste non sono partite una per una, perché tra loro ci sono forse robot. Chiamate chi vi sembra una persona vera.',
  },
  overdue: {
    things: () => OVERDUE,
    isUnhealthy: false,
    table: 'richieste-senza-risposta',
    list: 'to-call',
    title: ({ length }) => `Richieste senza risposta: ${length}`,
    advice: () =>
      `Le ore promesse sono passate (${office.replyHours}, nei giorni in cui l’ufficio è aperto), e alla scrivania nessuno le ha segnate come richiamate.`,
  },
  blocked: {
    things: () =>
      `select coalesce(min(last_error), '') as subject, ${EVER} as since, null::uuid as lead_id, ${COUNTED} as detail
       from leads where blocked having count(*) > 0`,
    isUnhealthy: true,
    title: (things) =>
      `Richieste ferme: ${plain(detailOf(things)['count'])}${since(detailOf(things)['since'])}`,
    advice: ([first]) =>
      `Il servizio di posta non accetta le nostre mail: ${first?.subject || 'motivo non detto'}. Le richieste sono conservate, e partono da sole quando la causa è tolta. Chi segue il sito trova che cosa fare in docs/operations.md, “Why no mail leaves”.`,
  },
  waiting: {
    things: () =>
      `select '' as subject, ${EVER} as since, null::uuid as lead_id,
         jsonb_build_object('since', oldest) as detail
       from (select min(pending_since) as oldest from leads where state = 'pending') waiting
       where oldest < ${NOW} - interval '1 hour'`,
    isUnhealthy: true,
    title: (things) => `Richieste aspettano da più di un’ora${since(detailOf(things)['since'])}`,
    advice: () =>
      'Sono conservate, ma la loro mail non è ancora partita. Chi segue il sito guarda il registro di deliver-leads.',
  },
  inbox: {
    things: (inboxes) =>
      `select address as subject, ${EVER} as since, null::uuid as lead_id,
         jsonb_build_object('bounce', bounce, 'since', bounced_at) as detail
       from inboxes where ${IS_DEAD}
         and address in (select lower(value) from jsonb_array_elements_text(${inboxes}) given (value))`,
    isUnhealthy: true,
    title: (things) =>
      things.length === 1
        ? `Una casella non riceve: ${plain(things[0]?.subject)}`
        : `Caselle che non ricevono: ${things.map(({ subject }) => subject).join(', ')}`,
    advice: (things) =>
      `${things
        .map(
          ({ subject, detail }) =>
            `Le mail del sito a ${subject} tornano indietro${since(detail?.['since'])}: ${BOUNCE_WORDS[plain(detail?.['bounce'])] ?? ''}.`,
        )
        .join(' ')} Fate controllare la casella. Finché non riceve, gli avvisi vanno a un’altra.`,
  },
  erasures: {
    things: () =>
      `select name as subject, since, null::uuid as lead_id, null::jsonb as detail from failed_erasures
       union all select 'late', ${EVER}, null, null where ${ERASURES_LATE}`,
    isUnhealthy: true,
    title: ({ length }) => `Cancellazioni di dati personali non riuscite: ${length}`,
    advice: () => 'Chi segue il sito legge il motivo nel registro di erase-expired e lo esegue di nuovo.',
  },
};

/** @param inboxes SQL, a JSON list @returns SQL: everything that there is to tell, `kind` and what the kinds select */
export const everything = (inboxes: string): string =>
  KIND_NAMES.map(
    (name) => `select '${name}' as kind, * from (${KINDS[name].things(inboxes)}) as ${name}_things`,
  ).join('\nunion all ');
