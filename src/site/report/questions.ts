import { italianCount } from '../../content-model/facts/counts.ts';
import { amountsIn } from '../../content-model/fields/amounts.ts';
import type { Field } from '../../content-model/fields/fields-of.ts';
import { valueAt } from '../../content-model/read/received.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import { entriesIn, type Reading, sectionsIn } from '../../content-model/reading.ts';
import {
  type KnownPrices,
  knownPrices,
  type Priced,
  planNames,
  pricedIn,
} from '../../content-model/rules/prices.ts';
import { readable } from '../../content-model/rules/readable.ts';
import { titleSuffix } from '../../content-model/schemas/page.ts';

/** Something in the content that may be meant otherwise. It stops nothing: the owner knows. */
export interface Question {
  /** File and line. */
  readonly place: string;
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

const place = ({ entry, field }: Pick<Typed, 'entry' | 'field'>): string =>
  `${entry.file}:${entry.lineOf(field.path)}`;

const LISTED = 3;

const tokensOf = (priced: readonly Priced[]): string => {
  const all = [...new Set(priced.map(({ token }) => token))];
  return all.length > LISTED
    ? `${all.slice(0, LISTED).join(', ')} and ${all.length - LISTED} more`
    : all.join(', ');
};

const aboutAmount = (euro: number, priced: readonly Priced[]): string => {
  const now = priced.filter(({ present }) => present.includes(euro));
  if (now.length > 0) return `is this a price of a list? Then ${tokensOf(now)} changes with it`;
  const before = priced.filter(({ former }) => former.includes(euro));
  return before.length > 0
    ? `cost this before: ${before.map(({ name, home }) => `${name} (${home})`).join(', ')}. Then ${tokensOf(before)}`
    : 'no list knows this amount';
};

/** Amounts of euro that are typed instead of quoted. */
const typedAmounts = (texts: readonly Typed[], priced: readonly Priced[]): Question[] =>
  texts
    .filter(({ field }) => !field.meta.amounts)
    .flatMap((text) =>
      amountsIn(text.shown).map(({ euro, written }) => ({
        place: place(text),
        words: written,
        question: aboutAmount(euro, priced),
      })),
    );

interface Claim {
  readonly name: string;
  readonly figure: string;
  readonly unit: string;
}

const claimsIn = (reading: Reading): Claim[] =>
  entriesIn(reading, 'brand').flatMap(({ fields }) =>
    fields.flatMap(({ path, meta }) => {
      const name = String(path.at(-1));
      const figure = reading.facts.claims?.get(name);
      return meta.unit === undefined || figure === undefined ? [] : [{ name, figure, unit: meta.unit }];
    }),
  );

const FIGURE = '(?<![\\d.,/\\p{L}-])(\\d+(?:[.,]\\d+)*(?:-\\d+)?)\\+? ?';
const figuresWith = (unit: string): RegExp => new RegExp(`${FIGURE}(?:${unit})(?![\\p{L}\\d])`, 'gu');

/** Figures that a claim has too, typed: they would not change with it. */
const typedClaims = (texts: readonly Typed[], claims: readonly Claim[]): Question[] =>
  texts
    .filter(({ field, shown }) => !field.meta.amounts && /\d/.test(shown))
    .flatMap((text) => {
      const found = new Map<string, string[]>();
      for (const { name, figure, unit } of claims)
        for (const [words, written = ''] of text.shown.matchAll(figuresWith(unit)))
          if (written === figure) found.set(words, [...(found.get(words) ?? []), `{claim:${name}}`]);
      return [...found].map(([words, tokens]) => ({
        place: place(text),
        words,
        question: `equals a claim: is it ${tokens.join(' or ')}?`,
      }));
    });

const sentencesOf = (text: string): string[] => text.split(/(?<=[.;:!?])\s+/);
const LONG_WORD = /\p{L}{6,}/gu;
/** Words of times say nothing about what the figure is for. */
const TIMES: readonly string[] = ['secondi', 'minuti', 'giorni', 'lavorativi', 'settimane'];
const wordsIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(LONG_WORD) ?? [])].filter((word) => !TIMES.includes(word));

/** A word belongs to a claim when it stands in this many sentences that quote it, and in this share of all with it. */
const QUOTING = 3;
const SHARE = 0.1;

/** Figures that contradict a claim: its unit with another value, beside a word that elsewhere stands with the claim. */
const contradictedClaims = (texts: readonly Typed[], claims: readonly Claim[]): Question[] => {
  const all = texts.flatMap(({ written }) => sentencesOf(written.replaceAll(/\{claim:/g, '{claim;')));
  const countOf = (sentences: readonly string[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const sentence of sentences)
      for (const word of wordsIn(sentence.replace(/\{[^{}]*\}/g, ' ')))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
  };
  const everywhere = countOf(all);
  const sentences = texts
    .filter(({ field, shown }) => !field.meta.amounts && /\d/.test(shown))
    .flatMap((text) => sentencesOf(text.shown).map((sentence) => ({ text, sentence })))
    .filter(({ sentence }) => /\d/.test(sentence));
  return claims.flatMap(({ name, figure, unit }) => {
    const quoting = countOf(all.filter((sentence) => sentence.includes(`{claim;${name}}`)));
    const own = [...quoting]
      .filter(([word, count]) => count >= QUOTING && count >= (everywhere.get(word) ?? 0) * SHARE)
      .map(([word]) => word);
    if (own.length === 0) return [];
    return sentences.flatMap(({ text, sentence }) =>
      [...sentence.matchAll(figuresWith(unit))].flatMap(([words, written]) => {
        if (written === figure) return [];
        const inSentence = wordsIn(sentence);
        const beside = own.find((word) => inSentence.includes(word));
        const question = `contradicts {claim:${name}}, which is ${figure}, beside "${beside}"?`;
        return beside === undefined ? [] : [{ place: place(text), words, question }];
      }),
    );
  });
};

const SMALL = Array.from({ length: 19 }, (_, index) => italianCount(index + 2));
const COUNT_WORD = new RegExp(`(?<!\\p{L})(${SMALL.join('|')})(?= \\p{L})`, 'iu');

/** The lengths of all lists in a value, at any depth. */
const lengthsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return [value.length, ...value.flatMap(lengthsIn)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(lengthsIn) : [];
};

/** Headings with a number in words that no list of their section has: "Sei servizi" over five cards. */
const countsInWords = (reading: Reading): Question[] =>
  sectionsIn(reading).flatMap(({ entry, index, section }) => {
    const own = entry.fields.filter(({ path }) => path[0] === 'sections' && path[1] === index);
    const referred = own.flatMap(({ value, meta }) => {
      if (meta.reference !== 'plans' && meta.reference !== 'solutions' && meta.reference !== 'faqs')
        return [];
      return [reading.content[meta.reference]?.get(String(value))?.items.length ?? 0];
    });
    const counts = [...lengthsIn(section), ...referred];
    return own
      .filter(({ path }) => path.includes('title'))
      .flatMap((field) => {
        const written = valueAt(entry.data, field.path);
        const [, word = ''] = COUNT_WORD.exec(String(written).replace(/\{[^{}]*\}/g, '…')) ?? [];
        const count = SMALL.indexOf(word.toLowerCase()) + 2;
        return word === '' || counts.includes(count)
          ? []
          : [
              {
                place: place({ entry, field }),
                words: String(written),
                question: `no list of this section has ${count} entries`,
              },
            ];
      });
  });

/** What search results show of a title. */
const TITLE_SHOWN = 60;
/** What fits a line of a phone of 360 px. */
const LINE_SHOWN = 24;

const longTexts = (reading: Reading): Question[] => {
  const suffix = titleSuffix(reading.content.brand?.agency ?? '');
  return reading.entries.flatMap((entry) =>
    entry.fields.flatMap((field) => {
      const { path, value } = field;
      const length = String(value).length;
      const found = (question: string): Question[] => [
        { place: place({ entry, field }), words: String(value), question },
      ];
      if (
        path.length === 1 &&
        path[0] === 'title' &&
        field.meta.plain &&
        length + suffix.length > TITLE_SHOWN
      )
        return found(`${length} characters: search results cut it off before "${suffix}" ends`);
      if (path.at(-2) === 'headline' && length > LINE_SHOWN)
        return found(`${length} characters: on a phone this line becomes two`);
      return [];
    }),
  );
};

/**
 * @param reading the content of a day
 * @returns everything that the owner may want to look at: amounts and claims that are typed, figures that contradict a
 *   claim, numbers in words that no list has, titles and headlines that do not fit
 */
export const questionsOf = (reading: Reading): Question[] => {
  const texts = textsIn(reading);
  // A broken file of prices has stopped the reading.
  const priced = pricedIn(reading, knownPrices(reading.root) as KnownPrices);
  const claims = claimsIn(reading);
  return [
    ...typedAmounts(texts, priced),
    ...typedClaims(texts, claims),
    ...contradictedClaims(texts, claims),
    ...countsInWords(reading),
    ...longTexts(reading),
  ];
};
