import { italianCount } from '../../content-model/facts/counts.ts';
import { amountsIn } from '../../content-model/fields/amounts.ts';
import type { Field } from '../../content-model/fields/fields-of.ts';
import { fieldName, valueAt } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import { entriesIn, type Reading } from '../../content-model/reading.ts';
import { knownPrices, type Priced, planNames, pricedIn, readable } from '../../content-model/rules/prices.ts';

/** Something in the content that may be meant otherwise. It stops nothing: the owner knows. */
export interface Question {
  /** File and line. */
  readonly place: string;
  /** Path from the project's root. */
  readonly file: string;
  /** `sections[0].lead` */
  readonly field: string;
  /** The words that it is about. */
  readonly words: string;
  readonly question: string;
}

/** A text as its file has it, with the sentences that visitors read and `…` for tokens. */
interface Typed {
  readonly entry: Entry;
  readonly field: Field;
  readonly written: string;
  readonly shown: string;
}

/** What one may ask about a text: the words, and the question. */
type Ask = (text: Typed) => readonly (readonly [words: string, question: string])[];

const textsIn = (reading: Reading): Typed[] => {
  const names = planNames(reading);
  return reading.entries
    .filter(({ collection }) => collection !== 'brand')
    .flatMap((entry) =>
      entry.fields.flatMap((field) => {
        const written = valueAt(entry.data, field.path);
        return typeof written === 'string' && !field.meta.reference
          ? [{ entry, field, written, shown: readable(written, names) }]
          : [];
      }),
    );
};

const LISTED = 3;

const tokensOf = (priced: readonly Priced[]): string => {
  const all = [...new Set(priced.map(({ token }) => token))];
  const more = all.length > LISTED ? ` e altri ${all.length - LISTED}` : '';
  return all.slice(0, LISTED).join(', ') + more;
};

/** Amounts of euro that are typed instead of quoted. */
const typedAmounts =
  (priced: readonly Priced[]): Ask =>
  ({ field, shown }) =>
    (field.meta.amounts ? [] : amountsIn(shown)).map(({ euro, written }) => {
      const now = priced.filter(({ present }) => present.includes(euro));
      if (now.length > 0)
        return [written, `è il prezzo di un listino? Allora ${tokensOf(now)} cambia con lui`];
      const before = priced.filter(({ former }) => former.includes(euro));
      const lists = before.map(({ name, home }) => `${name} (${home})`).join(', ');
      return [
        written,
        before.length > 0
          ? `costava questo prima: ${lists}. Allora ${tokensOf(before)}`
          : 'nessun listino ha questo importo',
      ];
    });

interface Claim {
  readonly name: string;
  readonly figure: string;
  /** Finds figures with its unit. */
  readonly form: RegExp;
}

const FIGURE = '(?<![\\d.,/\\p{L}-])(\\d+(?:[.,]\\d+)*(?:-\\d+)?)\\+? ?';

const claimsIn = (reading: Reading): Claim[] =>
  entriesIn(reading, 'brand').flatMap(({ fields }) =>
    fields.flatMap(({ path, meta: { unit } }) => {
      const name = String(path.at(-1));
      const figure = reading.facts.known.get(`claim:${name}`)?.text;
      if (unit === undefined || figure === undefined) return [];
      return [{ name, figure, form: new RegExp(`${FIGURE}(?:${unit})(?![\\p{L}\\d])`, 'gu') }];
    }),
  );

/** Figures that a claim has too, typed: they would not change with it. */
const typedClaims =
  (claims: readonly Claim[]): Ask =>
  ({ field, shown }) => {
    if (field.meta.amounts || !/\d/.test(shown)) return [];
    const found = claims.flatMap(({ name, figure, form }) =>
      [...shown.matchAll(form)].flatMap(([words, written]) => (written === figure ? [{ words, name }] : [])),
    );
    return [...Map.groupBy(found, ({ words }) => words)].map(([words, same]) => [
      words,
      `è come una cifra dell’agenzia: è ${same.map(({ name }) => `{claim:${name}}`).join(' o ')}?`,
    ]);
  };

/** The colon of a token ends no sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.;!?]|:(?![^{}]*\}))\s+/);
/** Words of times say nothing about what the figure is for. */
const TIMES: readonly string[] = ['secondi', 'minuti', 'giorni', 'lavorativi', 'settimane'];
const wordsIn = (sentence: string): string[] => {
  const long =
    sentence
      .replace(/\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}{6,}/gu) ?? [];
  return [...new Set(long)].filter((word) => !TIMES.includes(word));
};
const countWords = (sentences: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of sentences.flatMap(wordsIn)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** A word belongs to a claim when it stands in this many sentences that quote it, and in this share of all with it. */
const QUOTING = 3;
const SHARE = 0.1;

/** Figures that contradict a claim: its unit with another value, beside a word that elsewhere stands with the claim. */
const contradictedClaims = (claims: readonly Claim[], texts: readonly Typed[]): Ask => {
  const all = texts.flatMap(({ written }) => sentencesOf(written));
  const everywhere = countWords(all);
  const owned = claims.map((claim) => {
    const quoting = countWords(all.filter((sentence) => sentence.includes(`{claim:${claim.name}}`)));
    const isOwn = ([word, count]: [string, number]): boolean =>
      count >= QUOTING && count >= (everywhere.get(word) ?? 0) * SHARE;
    return { ...claim, own: [...quoting].filter(isOwn).map(([word]) => word) };
  });
  return ({ field, shown }) =>
    (field.meta.amounts ? [] : sentencesOf(shown).filter((sentence) => /\d/.test(sentence))).flatMap(
      (sentence) =>
        owned.flatMap(({ name, figure, form, own }) => {
          const words = wordsIn(sentence);
          const beside = own.find((word) => words.includes(word));
          const question = `contraddice {claim:${name}}, che è ${figure}, accanto a "${beside}"?`;
          return [...sentence.matchAll(form)].flatMap(([said, written]): [string, string][] =>
            beside === undefined || written === figure ? [] : [[said, question]],
          );
        }),
    );
};

const SMALL = Array.from({ length: 19 }, (_, index) => italianCount(index + 2));
const COUNT_WORD = new RegExp(`(?<!\\p{L})(${SMALL.join('|')})(?= \\p{L})`, 'iu');

/** The lengths of all lists in a value, at any depth. */
const lengthsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengthsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengthsIn) : [];
};

/** Headings with a number in words that no list of their section has: "Sei servizi" over five cards. */
const countsInWords =
  ({ content }: Reading): Ask =>
  ({ entry, field: { path }, written, shown }) => {
    const [, word = ''] = COUNT_WORD.exec(shown) ?? [];
    if (word === '' || path[0] !== 'sections' || !path.includes('title')) return [];
    const count = SMALL.indexOf(word.toLowerCase()) + 2;
    const own = entry.fields.filter((other) => other.path[0] === 'sections' && other.path[1] === path[1]);
    const referred = own.flatMap(({ value, meta: { reference } }) =>
      reference === 'plans' || reference === 'solutions' || reference === 'faqs'
        ? [content[reference]?.get(String(value))?.items.length ?? 0]
        : [],
    );
    const counts = [...lengthsIn(valueAt(entry.filled, path.slice(0, 2))), ...referred];
    return counts.includes(count) ? [] : [[written, `nessun elenco di questa sezione ha ${count} voci`]];
  };

/** What fits a line of a phone of 360 px. */
const LINE_SHOWN = 24;

/** Lines of headlines that do not fit. */
const longLines: Ask = ({ field: { path, value } }) => {
  const text = String(value);
  return path.at(-2) === 'headline' && text.length > LINE_SHOWN
    ? [[text, `${text.length} caratteri: su un telefono questa riga diventa due`]]
    : [];
};

/**
 * @param reading the content of a day
 * @returns everything that the owner may want to look at, by place: amounts and claims that are typed, figures that
 *   contradict a claim, numbers in words that no list has, headlines that do not fit
 */
export const questionsOf = (reading: Reading): Question[] => {
  const texts = textsIn(reading);
  const claims = claimsIn(reading);
  const asks: readonly Ask[] = [
    typedAmounts(pricedIn(reading, knownPrices(reading.root).known)),
    typedClaims(claims),
    contradictedClaims(claims, texts),
    countsInWords(reading),
    longLines,
  ];
  return texts.flatMap((text) => {
    const { file } = text.entry;
    const at = {
      file,
      place: `${file}:${text.entry.lineOf(text.field.path)}`,
      field: fieldName(text.field.path),
    };
    return asks.flatMap((ask) => ask(text).map(([words, question]) => ({ ...at, words, question })));
  });
};
