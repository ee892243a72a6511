/**
 * What a person writes of one number: it ends at a letter (`int. 12`, `o`, `cell`), a comma, a double slash … Labels
 * before it (`Tel.`) go.
 */
const ONE_NUMBER = /^[^\d+(]*([+(\s]*\d(?:(?!\/\/)[\d\s+().\-/])*)/;
/** A second `+` is a second number. */
const SECOND_PLUS = /(?<=\d.*)\+.*/s;
/** Other ways to end the same number, or an extension: `06 1234567/8`, `06 1234567-8`, `06 1234567 (12)`. */
const OTHER_ENDING = /(?<=\d{3}.*)(?:\s*\/\s*\d{1,3}|\s*-\s*\d|\s*\(\d{1,4}\))\s*$/;

/** Italy and San Marino dial the zero from abroad too; elsewhere `(0)` is for callers at home only. */
const KEEPS_ITS_ZERO = /^39|^378/;
const ZERO_AT_HOME = /^(\D*(?:\+|00)\D*)(\d{1,3})\D*\(\s*0\s*\)/;

/** Landline, mobile, free or shared cost (Italian numbering plan): at most 11 digits. */
const ITALIAN = /^(?:0\d{5,10}|3\d{8,9}|8\d{5,9})$/;
/** Without a country: also what another country or a switchboard takes for a number. */
const NATIONAL = /^(?:[0-24-9]\d{2,10}|3\d{2,9})$/;
/** E.164: 15 digits with the country. */
const ABROAD = /^\+(?!39)\d{8,15}$/;

const withoutZeroAtHome = (typed: string): string =>
  typed.replace(ZERO_AT_HOME, (whole, prefix: string, country: string) =>
    KEEPS_ITS_ZERO.test(country) ? whole : `${prefix}${country} `,
  );

/** `+` and digits, or digits; `0039…` and `39…` before a whole Italian number are `+39…`. */
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
 * What `tel:` takes of a number as typed (RFC 3966). Of two numbers in one field it is the first; an extension is no
 * part of it.
 *
 * @param phone as typed, or normalised: a slash may have become a space
 * @returns `tel:` and the number; undefined when it is not clear what to call
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
