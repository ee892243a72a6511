/** A figure with its unit, as a text has it. */
export interface Figure {
  readonly written: string;
  readonly low: number;
  readonly high: number;
  /** Figures of one measure can be compared: speeds in Mb/s, short and long times, shares, a number of interni. */
  readonly measure: string;
  /** What stands before it in its text. */
  readonly before: string;
  readonly after: string;
}

const NUMBER = '\\d{1,3}(?:\\.\\d{3})+|\\d+(?:[.,]\\d+)?';
const FIGURE = new RegExp(
  `(?<![\\d.,/\\p{L}€-])(${NUMBER})(?: ?[-–] ?(${NUMBER}))?\\+? ?(%|[kMGT]b(?:/s|ps|it/s)|Giga(?:bit)?(?:/s)?(?!\\p{L})|\\p{L}{2,})`,
  'gu',
);

const numberOf = (text: string): number =>
  Number(/,|\.\d{3}/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text);

const SPEEDS: readonly (readonly [form: RegExp, inMegabits: number])[] = [
  [/^kb/, 0.001],
  [/^Mb/, 1],
  [/^Gb/, 1000],
  [/^Tb/, 1_000_000],
];
/** Times that a promise may be measured in, in hours. Months and years are terms of contracts, each a measure of its own. */
const TIMES: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  secondo: ['short time', 1],
  secondi: ['short time', 1],
  minuto: ['short time', 60],
  minuti: ['short time', 60],
  ora: ['long time', 1],
  ore: ['long time', 1],
  giorno: ['long time', 24],
  giorni: ['long time', 24],
  settimana: ['long time', 168],
  settimane: ['long time', 168],
};
/** A time is a promise behind these, or with working days; "2 ore al giorno" is none. */
const PROMISE = /(?:(?<!\p{L})(?:in|entro|dopo|meno di|massimo|solo|soli|sole|attesa)|:) ?$/iu;

/** The unit without its last vowel: numero, numeri. */
const stemOf = (unit: string): string => unit.toLowerCase().replace(/[aeio]+$/, '');

const measured = (unit: string): readonly [measure: string, factor: number] => {
  const speed = /\/s|ps$|it/.test(unit) ? SPEEDS.find(([form]) => form.test(unit)) : undefined;
  if (speed) return ['speed', speed[1]];
  return TIMES[unit.toLowerCase()] ?? [stemOf(unit), 1];
};

/**
 * @param text copy, or the value of a list
 * @returns the figures with a unit in it, in order
 */
export const figuresIn = (text: string): Figure[] =>
  [
    ...text
      .replace(/\u2060/g, '')
      .replace(/[\u00a0\u202f]/g, ' ')
      .matchAll(FIGURE),
  ].map((found) => {
    const [written, low = '', high = low, unit = ''] = found;
    const [measure, factor] = measured(unit);
    return {
      written,
      low: numberOf(low) * factor,
      high: numberOf(high) * factor,
      measure,
      before: text.slice(0, found.index),
      after: text.slice(found.index + written.length),
    };
  });

/** A share of a population, "il 40% delle imprese", is not one that a list promises. */
const OF_SOME = /(?:(?<!\p{L})(?:il|lo|la)|l’|l') ?$/iu;

/** Whether a list may state the figure: of times those behind a word such as "entro", of shares those of no population. */
export const isPromised = ({ measure, before, after }: Figure): boolean => {
  if (measure.endsWith('time')) return PROMISE.test(before) || /^ lavorativ/.test(after);
  return measure !== '%' || !OF_SOME.test(before) || !/^ d/.test(after);
};

/** Whether a figure lies within one that is stated, of the same measure. */
export const agrees = (typed: Figure, stated: Figure): boolean =>
  typed.low >= stated.low && typed.high <= stated.high;
