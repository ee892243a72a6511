/**
 * Matches the first number in a text. The number ends at a letter (`int. 12`, `o`, `cell`), a comma, a double slash …
 * Labels before it (`Tel.`) are skipped.
 */
const ONE_NUMBER = /^[^\d+(]*([+(\s]*\d(?:(?!\/\/)[\d\s+().\-/])*)/;
/** A second `+` starts a second number. */
const SECOND_PLUS = /(?<=\d.*)\+.*/s;
/** Alternative last digits or an extension: `06 1234567/8`, `06 1234567-8`, `06 1234567 (12)`. */
const OTHER_ENDING = /(?<=\d{3}.*)(?:\s*\/\s*\d{1,3}|\s*-\s*\d|\s*\(\d{1,4}\))\s*$/;

/** Calls to Italy and San Marino need the zero from abroad too. Elsewhere `(0)` is only for callers in the country. */
const KEEPS_ITS_ZERO = /^39|^378/;
const ZERO_AT_HOME = /^(\D*(?:\+|00)\D*)(\d{1,3})\D*\(\s*0\s*\)/;

/** Landline, mobile, freephone or shared-cost number (Italian numbering plan): at most 11 digits. */
const ITALIAN = /^(?:0\d{5,10}|3\d{8,9}|8\d{5,9})$/;
/** A number without a country code. Also accepts numbers of other countries and short numbers of a switchboard. */
const NATIONAL = /^(?:[0-24-9]\d{2,10}|3\d{2,9})$/;
/** E.164: at most 15 digits with the country code. */
const ABROAD = /^\+(?!39)\d{8,15}$/;

const withoutZeroAtHome = (typed: string): string =>
  typed.replace(ZERO_AT_HOME, (whole, prefix: string, country: string) =>
    KEEPS_ITS_ZERO.test(country) ? whole : `${prefix}${country} `,
  );

/** @returns the digits, with `+` before a country code; `0039…` and `39…` before an Italian number become `+39…` */
const canonical = (groups: readonly string[]): string => {
  const digits = groups
    .join('')
    .replace(/\s/g, '')
    .replace(/^00(?=[1-9])/, '+');
  const home = digits.slice(2);
  const lacksPlus =
    digits.startsWith('39') && ITALIAN.test(home) && (home.startsWith('0') || digits.length > 10);
  return lacksPlus ? `+${digits}` : digits;
};

const isWhole = (number: string): boolean =>
  ABROAD.test(number) || ITALIAN.test(number.startsWith('+39') ? number.slice(3) : number);

const isOne = (number: string): boolean => isWhole(number) || NATIONAL.test(number);

/**
 * Makes a `tel:` link (RFC 3966) from a number as a visitor typed it. If the field has two numbers, it takes the first.
 * It leaves out an extension.
 *
 * @param phone as typed, or as normalised by the form, which may have replaced a slash by a space
 * @returns `tel:` and the number; undefined if it is not clear which number to call
 */
export const callLink = (phone: string): string | undefined => {
  const one = ONE_NUMBER.exec(withoutZeroAtHome(phone))?.[1]?.replace(SECOND_PLUS, '');
  const groups = one?.replace(OTHER_ENDING, '').match(/\+?\s*\d+/g) ?? [];
  const number = canonical(groups);
  if (isOne(number)) return `tel:${number}`;
  const firsts = groups
    .map((_, end) => [canonical(groups.slice(0, end)), canonical(groups.slice(end))] as const)
    .filter(([first, second]) => isWhole(first) && isWhole(second));
  return firsts.length === 1 ? `tel:${firsts[0]?.[0]}` : undefined;
};
