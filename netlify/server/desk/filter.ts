import { readRequestNumber } from '../../../src/lead/request-number.ts';
import { IS_BOUNCED } from '../leads/states/bounce-lead.ts';

/** The lists of the desk, in their order, each with its name and the SQL over `leads` of what is in it. */
export const LISTS = {
  'to-call': {
    name: 'Da richiamare',
    where: "handled_at is null and closed_at is null and payload is not null and state <> 'held'",
    empty: 'Nessuna richiesta aspetta una risposta.',
  },
  held: {
    name: 'Trattenute',
    where: "state = 'held' and closed_at is null and payload is not null",
    empty: 'Nessuna richiesta è trattenuta.',
  },
  failed: {
    name: 'Non consegnate',
    where: "state = 'failed' and closed_at is null",
    empty: 'Tutte le mail sono partite.',
  },
  bounced: { name: 'Tornate indietro', where: IS_BOUNCED, empty: 'Nessuna mail è tornata indietro.' },
  closed: {
    name: 'Chiuse',
    where: '(handled_at is not null or closed_at is not null)',
    empty: 'Nessuna richiesta è ancora chiusa.',
  },
  all: { name: 'Tutte', where: 'true', empty: 'Non è ancora arrivata nessuna richiesta.' },
} as const;
export type ListName = keyof typeof LISTS;

// Object.keys widens the names to strings.
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** What a list shows. */
export interface Filter {
  readonly list: ListName;
  /** Words, a telephone number or the number of a request; empty = all. */
  readonly words: string;
  /** First and last day in Rome, year-month-day; empty = no limit. */
  readonly from: string;
  readonly to: string;
  /** From 1. */
  readonly page: number;
}

/** More than a name, an address or a telephone number; a longer text finds nothing that its beginning does not. */
const WORDS_MAX_LENGTH = 100;
/** More pages than the desk can have: a larger number would count rows for nothing. */
const LAST_PAGE = 10_000;

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const dayOf = (text: string | null): string => (text !== null && isDay(text) ? text : '');

/** @param query of the address @returns the filter; what it cannot read counts as not said */
export const readFilter = (query: URLSearchParams): Filter => {
  const list = LIST_NAMES.find((name) => name === query.get('state')) ?? 'to-call';
  const page = Number(query.get('page') ?? 1);
  return {
    list,
    words: (query.get('q') ?? '').replaceAll('\0', '').trim().slice(0, WORDS_MAX_LENGTH),
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
};

/** @returns the query that {@link readFilter} reads as the filter, with its question mark */
export const queryOf = ({ list, words, from, to, page }: Filter): string => {
  const said = { q: words, from, to, page: page > 1 ? String(page) : '' };
  const query = new URLSearchParams({ state: list });
  for (const [name, value] of Object.entries(said)) if (value !== '') query.set(name, value);
  return `?${query}`;
};

const ACCENTS = /\p{M}+/gu;
const TELEPHONE = /^[\d\s+()./-]{2,}$/;

/**
 * @param words as somebody typed them
 * @returns a `tsquery` over `lead_words` of the schema: each word begins one of the lead's; a number is a part of its
 *   telephone
 */
const searchOf = (words: string): string => {
  if (TELEPHONE.test(words)) {
    const digits = words.replace(/\D/g, '').replace(/^(?:00)?39(?=[03]\d{4})/, '');
    return digits === '' ? "''" : `'${digits}':*`;
  }
  return words
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => `'${word}':*`)
    .join(' & ');
};

/** SQL over `leads` with parameters from `$1` on. */
interface Condition {
  readonly where: string;
  readonly parameters: readonly string[];
}

/** @returns the condition of the filter, without its page */
export const conditionOf = ({ list, words, from, to }: Omit<Filter, 'page'>): Condition => {
  const parts: string[] = [LISTS[list].where];
  const parameters: string[] = [];
  const add = (part: (parameter: string) => string, value: string): void => {
    parameters.push(value);
    parts.push(part(`$${parameters.length}`));
  };
  if (from !== '') add((day) => `created_at >= (${day}::date::timestamp at time zone 'Europe/Rome')`, from);
  if (to !== '') add((day) => `created_at < ((${day}::date + 1)::timestamp at time zone 'Europe/Rome')`, to);
  const number = readRequestNumber(words);
  const search = words === '' ? '' : searchOf(words);
  if (number !== undefined) {
    // Eight digits may be a telephone, too.
    parameters.push(`${number}-0000-0000-0000-000000000000`, `${number}-ffff-ffff-ffff-ffffffffffff`, search);
    const at = parameters.length;
    parts.push(
      `(id between $${at - 2}::uuid and $${at - 1}::uuid or (payload is not null and lead_words(payload) @@ $${at}::tsquery))`,
    );
  } else if (words !== '') {
    if (search === '') parts.push('false');
    else add((query) => `payload is not null and lead_words(payload) @@ ${query}::tsquery`, search);
  }
  return { where: parts.join(' and '), parameters };
};
