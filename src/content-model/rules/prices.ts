import * as z from 'zod';
import { entryPrice } from '../facts/facts.ts';
import { amountsIn, hasPeriod } from '../fields/amounts.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, type JsonPath, valueAt } from '../read/json-path.ts';
import { problemAt, received } from '../read/problem-at.ts';
import { CONTENT_FOLDER, type RawEntry } from '../read/read-collection.ts';
import { readJson } from '../read/read-json.ts';
import type { Entry } from '../read-entry.ts';
import { type RawContent, type Reading, type Rule, rightIn } from '../reading.ts';

/**
 * The accepted prices by names such as `plans/voip/starter`, each with those before it, the last one last.
 * `npm run content:prices` writes the file. The check does not use the Git history, because a preview build may not have
 * it.
 */
export const KNOWN_PRICES_FILE = `${CONTENT_FOLDER}/known-prices.json`;

const amount = z.number({ error: 'un importo in euro, ad esempio 23.99' }).positive();
const knownPricesSchema = z.record(
  z.string(),
  z.union([amount, z.array(amount).min(1)], {
    error: 'un importo in euro, ad esempio 23.99, o un elenco di importi',
  }),
);

/** Name -> accepted prices, the last one last. */
export type KnownPrices = ReadonlyMap<string, readonly number[]>;

/** @returns the accepted prices; none while something is wrong with their file */
export const knownPrices = (
  root: string,
): { readonly known: KnownPrices; readonly problems: readonly ContentProblem[] } => {
  const read = readJson(root, KNOWN_PRICES_FILE, knownPricesSchema, '"plans/voip/starter": 15.99');
  if (read && 'problems' in read) return { known: new Map(), problems: read.problems };
  const lists = Object.entries(read?.data ?? {}).map(([name, prices]) => [name, [prices].flat()] as const);
  return { known: new Map(lists), problems: [] };
};

/** A price in the content, in euro. */
export interface PlacedPrice {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  /** `plans/voip/starter`, `solutions/iot/flotte`, `services/cybersecurity` */
  readonly name: string;
  readonly price: number;
  /** The value of another key beside it. */
  readonly beside: (key: string) => unknown;
}

/** @returns every price of the content that is a number above zero; the schemas refuse others */
export const pricesOf = (files: RawContent): PlacedPrice[] =>
  (['plans', 'solutions', 'services'] as const).flatMap((collection) =>
    files[collection].entries.flatMap((entry) => {
      const items = valueAt(entry.data, ['items']);
      const inList = Array.isArray(items) ? items.map((_, index): JsonPath => ['items', index]) : [];
      const isService = collection === 'services';
      return (isService ? [[]] : inList).flatMap((around) => {
        const path = [...around, isService ? 'fromPrice' : 'price'];
        const price = valueAt(entry.data, path);
        const beside = (key: string): unknown => valueAt(entry.data, [...around, key]);
        const name = [collection, entry.id, ...(isService ? [] : [beside('id')])].join('/');
        return typeof price === 'number' && price > 0 ? [{ entry, path, name, price, beside }] : [];
      });
    }),
  );

/** A typing mistake shifts the decimal point or doubles a digit. Real price changes are seldom that large. */
const LARGEST_MOVE = 0.5;

/**
 * A price that has moved by more than half is confirmed by the editor. It is compared with the value of `confirm` beside
 * it, otherwise with the known price. A price with neither is new and passes.
 */
const movedPrices = (prices: readonly PlacedPrice[], known: KnownPrices): ContentProblem[] =>
  prices.flatMap(({ entry, path, name, price, beside }) => {
    const confirmed = beside('confirm');
    const before = typeof confirmed === 'number' ? confirmed : known.get(name)?.at(-1);
    if (before === undefined || Math.abs(price - before) <= before * LARGEST_MOVE) return [];
    const last =
      typeof confirmed === 'number' ? `${before}, il valore di \`confirm\`` : `${before}, l’ultimo prezzo`;
    const expected = `un prezzo vicino a ${last}: questo cambia di oltre la metà. Se è giusto, aggiungi \`confirm: ${price}\` in una riga accanto`;
    return [problemAt(entry, path, expected)];
  });

/** A promotion that takes more than half off the price is confirmed, too. */
const deepPromotions = (prices: readonly PlacedPrice[]): ContentProblem[] =>
  prices.flatMap(({ entry, path, price: regular, beside }) => {
    const promotion = beside('promotion');
    const [price, confirmed] = [valueAt(promotion, ['price']), valueAt(promotion, ['confirm'])];
    if (typeof price !== 'number' || price >= regular * LARGEST_MOVE || price === confirmed) return [];
    const expected = `un prezzo non sotto la metà di ${regular}, il prezzo del piano. Se è giusto, aggiungi accanto \`confirm: ${price}\` su una riga sua`;
    return [problemAt(entry, [...path.slice(0, -1), 'promotion', 'price'], expected)];
  });

/** A "from" price is not higher than that of its list. A lower one is fine: a service may have prices outside of it. */
const highFromPrices = (reading: Reading): ContentProblem[] =>
  rightIn(reading, 'services').flatMap(({ entry, data: { fromPrice, plans: list = '' } }) => {
    const lowest = entryPrice(reading.content.plans?.get(list)?.items ?? []);
    if (typeof fromPrice !== 'number' || typeof lowest !== 'number' || fromPrice <= lowest) return [];
    return [
      problemAt(entry, ['fromPrice'], `al massimo ${lowest}, il prezzo più basso del listino "${list}"`),
    ];
  });

/** Something with a name and a price that sentences may state. */
export interface Priced {
  readonly name: string;
  /** The token that quotes its price: `{price:voip/starter}`. */
  readonly token: string;
  /** The file with the line of its price. */
  readonly home: string;
  readonly present: readonly number[];
  /** Accepted once, and no price of it any more. */
  readonly former: readonly number[];
  readonly isPlan: boolean;
}

const TOKENS: Readonly<Record<string, string>> = { plans: 'price', solutions: 'solution', services: 'from' };

/**
 * @param reading the content of a day
 * @param known the accepted prices
 * @returns every plan, solution and service with a price in euro, today's and those before
 */
export const pricedIn = (reading: Reading, known: KnownPrices): Priced[] =>
  pricesOf(reading.raw).flatMap(({ entry, path, name, price, beside }) => {
    const title = beside('name') ?? beside('title');
    if (typeof title !== 'string') return [];
    const [collection = '', ...rest] = name.split('/');
    const promoted = valueAt(beside('promotion'), ['price']);
    const present = [promoted, price, beside('originalPrice')].filter((amount) => typeof amount === 'number');
    return [
      {
        name: title,
        token: `{${TOKENS[collection]}:${rest.join('/')}}`,
        home: `${entry.file}:${entry.lineOf(path)}`,
        present,
        former: (known.get(name) ?? []).filter((one) => !present.includes(one)),
        isPlan: collection === 'plans',
      },
    ];
  });

const TOKEN = /\{[^{}]*\}/g;
const NO_BREAK = /[\u00a0\u202f]/g;

/**
 * @param text copy as its file has it, with tokens
 * @param names the names of plans by their tokens
 * @returns the text with those names and `…` for every other token, so that only typed figures are left
 */
export const readable = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replace(TOKEN, (token) => names.get(token) ?? '…').replace(NO_BREAK, ' ');

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Between a name and the price that a sentence states for it. */
const STATED =
  '[»”"’]?(?: (?:costa|costano|a|da|parte da|partono da|viene|per|è)|:)(?: (?:soli|solo|circa|appena))? ?$';
/** The sentence speaks of another amount than the price of today. */
const OTHER_AMOUNT =
  /(?<!\p{L})(?:scont\p{L}*|risparmi\p{L}*|in meno|in più|differenza|attivazione|contributo|una tantum|penale|rimbors\p{L}*|costava\p{L}*|era(?:no)?|prima|vecchi\p{L}*|prim[ioe]|per (?:due|tre|sei|\d+) mesi)(?!\p{L})/iu;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?])\s+/);

/** The names whose sentence this is, the longest first: "Mobile Business" is no "Business". */
const namedBefore = (before: string, priced: readonly Priced[]): readonly Priced[] => {
  const found = priced.filter(({ name }) =>
    new RegExp(`(?<![\\p{L}\\d])${escaped(name)}${STATED}`, 'iu').test(before),
  );
  const longest = Math.max(...found.map(({ name }) => name.length));
  return found.filter(({ name }) => name.length === longest);
};

const contradicts = (euro: number, named: readonly Priced[]): boolean => {
  if (named.length === 0 || named.some(({ present }) => present.includes(euro))) return false;
  const isFormer = named.some(({ former }) => former.includes(euro));
  const isPlain = named.every(({ name, isPlan }) => isPlan && name.includes(' '));
  return isFormer || isPlain;
};

/** Sentences that state a price and contradict the list that they name. Everything less certain is a question. */
const contradictions = (
  entry: Entry,
  priced: readonly Priced[],
  names: ReadonlyMap<string, string>,
): ContentProblem[] =>
  entry.fields.flatMap(({ path, meta }) => {
    const written = valueAt(entry.data, path);
    if (typeof written !== 'string' || meta.amounts || entry.blamed.has(fieldName(path))) return [];
    return sentencesOf(readable(written, names))
      .filter((sentence) => !OTHER_AMOUNT.test(sentence))
      .flatMap((sentence) =>
        amountsIn(sentence)
          .filter((amountIn) => hasPeriod(sentence, amountIn))
          .flatMap((amountIn) => {
            const named = namedBefore(sentence.slice(0, amountIn.at), priced);
            const [first] = named;
            if (!first || !contradicts(amountIn.euro, named)) return [];
            const expected = `il prezzo del suo listino, ${first.token}: ${first.home} dice ${first.present[0]}`;
            return [problemAt(entry, path, expected, received(sentence))];
          }),
      );
  });

/** Prices against those before, against their lists, and in texts against the list that they name. */
export const prices: Rule = (reading) => {
  const { known, problems } = knownPrices(reading.root);
  const priced = pricedIn(reading, known);
  const names = planNames(reading);
  return [
    ...problems,
    ...movedPrices(pricesOf(reading.files), known),
    ...deepPromotions(pricesOf(reading.files)),
    ...highFromPrices(reading),
    ...reading.entries.flatMap((entry) => contradictions(entry, priced, names)),
  ];
};

/** @returns the names of plans by the tokens that quote them, so that a sentence reads as visitors see it */
export const planNames = ({ facts }: Reading): Map<string, string> =>
  new Map(
    [...facts.known].flatMap(([name, { text }]) =>
      name.startsWith('plan:') && text !== undefined ? [[`{${name}}`, text] as const] : [],
    ),
  );
