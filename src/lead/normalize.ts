/**
 * Turns different spellings of the same value into one before the specified rules run
 * (docs/decisions/0003-lead-rules.md). Nothing here refuses a value or removes a visible character.
 */

/**
 * Invisible direction marks, zero-width spaces and soft hyphens, which text copied from contacts and pages contains.
 */
const FORMAT_CHARACTERS = /\p{Cf}/gu;
const UNSEEN_AT_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** The format characters to remove inside a name. Joiners stay, because they shape letters of Persian and Hindi. */
const FILLERS = /(?!\u200C|\u200D)\p{Cf}/gu;

const FULL_WIDTH_DIGITS = /[\uFF10-\uFF19]/g;
const FULL_WIDTH_TO_ASCII = 0xff10 - 0x30;
/** Signs that people, word processors and PDFs write for an apostrophe: quotes, primes, accents that stand alone. */
const APOSTROPHES = /[\u2018\u2019\u201B\u02B9\u02BC\u00B4\u2032\uFF07`]/g;
/** Every dash of Unicode, each minus and the hyphen bullet: in a name, a number or an address they can mean only `-`. */
const DASHES = /[\p{Pd}\u02D7\u2043\u207B\u2212\u2796]/gu;
/** All white space of HTML's patterns (src/lead/patterns.ts) except line ends, which the rules refuse. */
const SPACES = /[^\S\r\n]/gu;
/** Control characters except tab and line ends: Postgres text cannot hold NUL, and mail shows none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern has to find control characters.
const INVISIBLE_CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const plainDashes = (value: string): string => value.replace(DASHES, '-');

/**
 * Explicit direction characters (Unicode UAX #9 §2), such as U+202E. Arabic and Hebrew need none of them to be displayed
 * correctly, but they can disguise a text.
 */
export const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;

const asciiDigits = (value: string): string =>
  value.replace(FULL_WIDTH_DIGITS, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_TO_ASCII));

const plainSpaces = (value: string): string => value.replace(SPACES, ' ').trim();

/**
 * @param value a person's name as typed
 * @returns the name trimmed, composed (NFC) and without format characters except joiners inside it, with plain spaces,
 *   `'` for every apostrophe and `-` for every hyphen
 */
export const normalizeName = (value: string): string => {
  const seen = value.replace(UNSEEN_AT_ENDS, '').replace(FILLERS, '').normalize('NFC');
  return plainSpaces(plainDashes(seen.replace(APOSTROPHES, "'")));
};

/** A domain with letters beyond ASCII, such as `@società.it`. */
const WIDE_DOMAIN = /@(?=.*\P{ASCII})[\w.\-\P{ASCII}]+$/u;

/** A hyphen at the start or end of a domain's label: it is invalid, but `URL` accepts it. */
const MISPLACED_HYPHEN = /[@.]-|-(?:\.|$)/;

const asciiDomain = (atDomain: string): string => {
  if (MISPLACED_HYPHEN.test(atDomain)) return atDomain;
  try {
    // Adds a label, because `URL` would read a domain that ends with digits as an IPv4 address.
    return `@${new URL(`http://${atDomain}.a`).hostname.slice(0, -2)}`;
  } catch {
    return atDomain;
  }
};

/**
 * @param value an e-mail address as typed
 * @returns the address trimmed and without format characters, with `-` for every dash and `'` for every apostrophe but
 *   the grave accent, which RFC 5321 allows; an international domain in ASCII, as Chromium submits it and mail carries
 *   it (RFC 5890); capitals stay, since the part before the @ may be case sensitive (RFC 5321 §2.4)
 */
export const normalizeEmail = (value: string): string =>
  plainSpaces(
    plainDashes(value.replace(FORMAT_CHARACTERS, '')).replace(APOSTROPHES, (sign) =>
      sign === '`' ? sign : "'",
    ),
  ).replace(WIDE_DOMAIN, asciiDomain);

/**
 * @param value a telephone number as typed, `06/1234567` included
 * @returns the number trimmed, without format characters, with ASCII digits and spaces for `/`; the Italian leading
 *   zero stays
 */
export const normalizePhone = (value: string): string =>
  plainSpaces(plainDashes(asciiDigits(value.replace(FORMAT_CHARACTERS, ''))).replaceAll('/', ' '));

/**
 * @param value a message or company as typed, or as a form post carries it (CR LF)
 * @returns the text with LF line ends, as HTML's `maxlength` counts, and without invisible control characters
 */
export const normalizeText = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(INVISIBLE_CONTROLS, '').replace(DIRECTIONS, '');

/** The country code before the digits, as on invoices to other countries. */
const COUNTRY = /^IT(?=[\s.-]*\d)/i;
/** What groups the digits. At either end a minus or full stop is a mistake and stays. */
const BETWEEN_DIGITS = /(?:[^\S\r\n]|[.-])+(?=[^\s.-])/g;

/**
 * @param value an Italian VAT number as typed: `IT 012 3456 7890`, `IT-01234567890` and `012.345.678.90` included
 * @returns the number in ASCII digits, without country code, format characters and what groups the digits
 */
export const normalizeVatNumber = (value: string): string => {
  const text = plainDashes(asciiDigits(value.replace(FORMAT_CHARACTERS, ''))).trim();
  const digits = text.replace(COUNTRY, '');
  return /^[\s.-]/.test(text) ? digits : digits.replace(BETWEEN_DIGITS, '');
};
