/** An amount of euro in a text. */
export interface Amount {
  readonly euro: number;
  /** As it is written: `23,99 euro`. */
  readonly written: string;
  readonly at: number;
  readonly end: number;
}

const FIGURE = '(?:\\d{1,3}(?:\\.\\d{3})+|\\d+)(?:[.,]\\d{1,2})?(?![\\d]|[.,]\\d)';
/** A period or a unit after a price, as cards and sentences write it. */
const PERIOD = '(?:al|ogni|a|per|/) ?(?:mese|SIM|utente|asset|rack|database|endpoint|postazione)|mensili';
const AMOUNT = new RegExp(
  `(?<![\\d.,-])(?:(?:€|EUR) ?(?<before>${FIGURE})|(?<after>${FIGURE}) ?(?:€|euro(?!\\p{L})|EUR(?!\\p{L}))|(?<bare>\\d+,\\d\\d)(?= ?(?:${PERIOD})(?!\\p{L})))`,
  'gu',
);
/** Thousands, millions and ranges of them are no price. */
const LARGER = /^ ?(?:mila|[MK](?!\p{L})|milion|miliard)/u;
const PERIOD_BEHIND = new RegExp(`^[\\s,]*(?:${PERIOD})(?!\\p{L})`, 'u');

const numberOf = (figure: string): number =>
  Number(/,|\.\d{3}/.test(figure) ? figure.replaceAll('.', '').replace(',', '.') : figure);

/**
 * @param text copy whose tokens are replaced by other signs
 * @returns the amounts of euro in it, in order; neither zero nor thousands in words
 */
export const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].flatMap((found) => {
    const { before, after, bare } = found.groups ?? {};
    const euro = numberOf(before ?? after ?? bare ?? '0');
    const end = found.index + found[0].length;
    return euro === 0 || LARGER.test(text.slice(end))
      ? []
      : [{ euro, written: found[0], at: found.index, end }];
  });

/** @returns whether a period such as `al mese` follows directly */
export const hasPeriod = (text: string, { end }: Amount): boolean => PERIOD_BEHIND.test(text.slice(end));
