import { amountsIn, hasPeriod } from '../../content-model/fields/amounts.ts';
import { entriesIn, type Reading } from '../../content-model/reading.ts';
import { knownPrices, type Priced, pricedIn } from '../../content-model/rules/prices.ts';
import { agrees, figuresIn, isPromised } from './figures.ts';
import { subjectsIn } from './named-figures.ts';
import { type Ask, eachSentence, type TypedText } from './typed-text.ts';

const LISTED = 3;

const tokensOf = (priced: readonly Priced[]): string => {
  const all = [...new Set(priced.map(({ token }) => token))];
  const more = all.length > LISTED ? ` e altri ${all.length - LISTED}` : '';
  return all.slice(0, LISTED).join(', ') + more;
};

/** @returns asks about amounts of euro that are typed instead of quoted */
export const typedAmounts = (reading: Reading): Ask => {
  const subjects = subjectsIn(reading);
  const priced = pricedIn(reading, knownPrices(reading.root).known);
  return eachSentence((sentence, { entry, field }) =>
    (field.meta.amounts ? [] : amountsIn(sentence)).flatMap((amount) => {
      const { euro, written: words } = amount;
      const now = priced.filter(({ present }) => present.includes(euro));
      // "Un voucher da 500 euro" is no price: a price has a period, cents of a list, or a plan or a service beside it.
      const isPrice =
        hasPeriod(sentence, amount) ||
        (now.length > 0 && !Number.isInteger(euro)) ||
        subjects.some(({ isNamedIn }) => isNamedIn(sentence, entry));
      if (!isPrice) return [];
      if (now.length > 0)
        return {
          words,
          question: `è il prezzo di un listino? Allora scrivi ${tokensOf(now)}, che cambia con lui`,
          compared: tokensOf(now),
        };
      const before = priced.filter(({ former }) => former.includes(euro));
      const lists = before.map(({ name, home }) => `${name} (${home})`).join(', ');
      return before.length > 0
        ? {
            words,
            question: `era il prezzo di ${lists}. Adesso scrivi ${tokensOf(before)}`,
            compared: tokensOf(before),
          }
        : { words, question: 'nessun listino ha questo importo: è giusto?' };
    }),
  );
};

interface Claim {
  readonly name: string;
  readonly figure: string;
  /** Finds figures with its unit, or years. */
  readonly form: RegExp;
  /** Its unit tells what it counts: aziende, Gb; hours, percent and euro do not. */
  readonly isTelling: boolean;
  readonly description: string;
}

/** A year behind "dal" has no unit after it. */
const SINCE = /(?<=(?<!\p{L})dal )(\d{4})(?!\d)/gu;
const IS_YEAR = /^\d{4}$/;
const FIGURE = '(?<![\\d.,/\\p{L}-])(\\d+(?:[.,]\\d+)*(?:-\\d+)?)\\+? ?';
/** Units that a text may use for anything. */
const COMMON_UNIT = /%|€|euro|anni|mesi|settimane|giorni|ore|minuti|volte|milioni|su 5/;

const claimsIn = (reading: Reading): Claim[] =>
  entriesIn(reading, 'brand').flatMap(({ fields }) =>
    fields.flatMap(({ path, meta: { unit, description = '' } }) => {
      const name = String(path.at(-1));
      const figure = reading.facts.known.get(`claim:${name}`)?.text;
      if (figure === undefined) return [];
      if (unit === undefined)
        return IS_YEAR.test(figure) ? [{ name, figure, form: SINCE, isTelling: false, description }] : [];
      const form = new RegExp(`${FIGURE}(?:${unit})(?![\\p{L}\\d])`, 'gu');
      return [{ name, figure, form, isTelling: !COMMON_UNIT.test(unit), description }];
    }),
  );

/** The beginnings of the longer words of a sentence, which tell what it is about: "rispondiamo" and "risposta". */
const stemsIn = (sentence: string, least = SHORTEST): Set<string> => {
  const words =
    sentence
      .replace(/\{[^{}]*\}/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return new Set(
    words.filter((word) => word.length >= least && !UNITS.test(word)).map((word) => word.slice(0, STEM)),
  );
};
const STEM = 5;
const SHORTEST = 5;
/** Shorter words stand beside everything: "oltre". */
const SHORTEST_QUOTING = 6;
/** Units say nothing about what a figure is for. */
const UNITS = /^(?:percentuale|second[io]|minut[io]|giorn[io]|lavorativ[io]|settiman[ae]|milion[ie])$/;

const countStems = (sentences: readonly string[], least?: number): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const stem of stemsIn(sentence, least)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
};

/** A stem belongs to a claim when so many sentences with it quote the claim, and this share of all with it. */
const QUOTING = 2;
const SHARE = 0.15;
/** Or when this share of the sentences that quote a well known claim has it: "richiamiamo", which stands in many others. */
const KNOWN_SHARE = 0.1;
/** A stem of its description does too, if no larger share of all sentences has it. */
const RARE = 0.01;
/** A claim that so many sentences quote is known for its figure alone. */
const WELL_KNOWN = 20;

/**
 * @param reading the content of a day
 * @param texts every text
 * @returns asks about figures that a claim has too, typed, which would not change with it, and about figures with its unit
 *   that contradict it beside its words. Which words are a claim's, the sentences say that quote it
 */
export const typedClaims = (reading: Reading, texts: readonly TypedText[]): Ask => {
  const all = texts.flatMap(({ sentences }) => sentences.map(({ written }) => written));
  const everywhere = countStems(all);
  const listed = entriesIn(reading, 'plans').flatMap(({ fields }) =>
    fields.flatMap(({ value }) => figuresIn(String(value))),
  );
  const claims = claimsIn(reading).map((claim) => {
    const quoting = all.filter((sentence) => sentence.includes(`{claim:${claim.name}}`));
    const isWellKnown = quoting.length >= WELL_KNOWN;
    const isOwn = ([stem, count]: [string, number]): boolean =>
      count >= QUOTING &&
      (count >= (everywhere.get(stem) ?? 0) * SHARE ||
        (isWellKnown && count >= quoting.length * KNOWN_SHARE));
    const described = [...stemsIn(claim.description)].filter(
      (stem) => (everywhere.get(stem) ?? 0) <= all.length * RARE,
    );
    const own = [
      ...[...countStems(quoting, SHORTEST_QUOTING)].filter(isOwn).map(([stem]) => stem),
      ...described,
    ];
    return { ...claim, own, isWellKnown };
  });
  return eachSentence((sentence, { entry, field }) => {
    if (field.meta.amounts || entry.collection === 'plans' || !/\d/.test(sentence)) return [];
    const stems = stemsIn(sentence);
    const found = claims.flatMap((claim) => {
      const isBeside = claim.isTelling || claim.own.some((stem) => stems.has(stem));
      return [...sentence.matchAll(claim.form)].flatMap(([words, figure = '']) =>
        isBeside || (claim.isWellKnown && figure === claim.figure) ? [{ words, figure, claim }] : [],
      );
    });
    return [...Map.groupBy(found, ({ words }) => words)].flatMap(([words, same]) => {
      const equal = same.filter(({ figure, claim }) => figure === claim.figure);
      const tokens = (equal.length > 0 ? equal : same).map(({ claim }) => `{claim:${claim.name}}`);
      const compared = (equal.length > 0 ? equal : same)
        .map(({ claim }) => `${claim.name} ${claim.figure}`)
        .join(', ');
      if (equal.length > 0)
        return [
          {
            words,
            question: `è la cifra di ${tokens.join(' o ')}? Scritta così non cambia con lei`,
            compared,
          },
        ];
      const own = figuresIn(sentence).find(({ written }) => written.startsWith(words));
      const isTime = own?.measure.endsWith('time');
      const isListed =
        same.every(({ claim }) => claim.isTelling) &&
        own &&
        listed.some((one) => one.measure === own.measure && agrees(own, one));
      // A time that no one promises, or a figure of a list.
      if ((isTime && own && !isPromised(own)) || isListed) return [];
      const figures = same.map(({ claim }) => `{claim:${claim.name}} dice ${claim.figure}`).join(', ');
      return [{ words, question: `${figures}: questa è un’altra cifra?`, compared }];
    });
  });
};
