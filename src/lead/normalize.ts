/**
 * Typing habits that mean the same are made the same before the specified rules decide
 * (docs/decisions/0003-lead-rules.md). Nothing here refuses a value, or takes away what is seen.
 */

/** Marks of direction, spaces of no width, soft hyphens: contacts and pages bring them along, and nobody sees them. */
const FORMAT_CHARACTERS = /\p{Cf}/gu;
const UNSEEN_AT_ENDS = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Of those within a name, joiners stay: letters of Persian and Hindi are shaped by them. */
const FILLERS = /(?!\u200C|\u200D)\p{Cf}/gu;

const FULL_WIDTH_DIGITS = /[\uFF10-\uFF19]/g;
const FULL_WIDTH_TO_ASCII = 0xff10 - 0x30;
const TYPOGRAPHIC_APOSTROPHES = /[\u2018\u2019\u02BC\u00B4`]/g;
const WIDE_HYPHENS = /[\u2010\u2011]/g;
/** All that HTML's patterns call white space (src/lead/patterns.ts), but the ends of lines: they are refused. */
const SPACES = /[^\S\r\n]/gu;
/** Control characters, but tab and line feed: Postgres text cannot hold NUL, and mail shows none of them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is what it is for.
const INVISIBLE_CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

const asciiDigits = (value: string): string =>
  value.replace(FULL_WIDTH_DIGITS, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH_TO_ASCII));

const plainSpaces = (value: string): string => value.replace(SPACES, ' ').trim();

/**
 * @param value a person's name as typed
 * @returns trimmed, composed (NFC), without format characters but joiners inside, with plain spaces, `'` for every
 *   apostrophe, `-` for every hyphen
 */
export const normalizeName = (value: string): string => {
  const seen = value.replace(UNSEEN_AT_ENDS, '').replace(FILLERS, '').normalize('NFC');
  return plainSpaces(seen.replace(TYPOGRAPHIC_APOSTROPHES, "'").replace(WIDE_HYPHENS, '-'));
};

/** A domain with letters beyond ASCII, such as `@società.it`. */
const WIDE_DOMAIN = /@(?=.*\P{ASCII})[\w.\-\P{ASCII}]+$/u;

/** No label of a domain begins or ends so; a URL lets it through. */
const HYPHENS_OF_NO_LABEL = /[@.]-|-(?:\.|$)/;

const asciiDomain = (atDomain: string): string => {
  if (HYPHENS_OF_NO_LABEL.test(atDomain)) return atDomain;
  try {
    // One label more: a last one of digits would be read as an address of numbers.
    return `@${new URL(`http://${atDomain}.a`).hostname.slice(0, -2)}`;
  } catch {
    return atDomain;
  }
};

/**
 * @param value an e-mail address as typed
 * @returns trimmed, without format characters; an international domain in ASCII, as Chromium hands it over and mail carries it (RFC 5890);
 *   capitals stay, since the part before the @ may be case sensitive (RFC 5321 §2.4)
 */
export const normalizeEmail = (value: string): string =>
  plainSpaces(value.replace(FORMAT_CHARACTERS, '')).replace(WIDE_DOMAIN, asciiDomain);

/**
 * @param value a telephone number as typed, `06/1234567` included
 * @returns trimmed, without format characters, ASCII digits, `/` as space; the Italian leading zero stays
 */
export const normalizePhone = (value: string): string =>
  plainSpaces(
    asciiDigits(value.replace(FORMAT_CHARACTERS, '')).replaceAll('/', ' ').replace(WIDE_HYPHENS, '-'),
  );

/**
 * @param value a message or company as typed, or as a form post carries it (CR LF)
 * @returns with LF line ends, as HTML's `maxlength` counts, and without invisible control characters
 */
export const normalizeText = (value: string): string =>
  value.replace(/\r\n?/g, '\n').replace(INVISIBLE_CONTROLS, '');

/** The country before the digits, as invoices abroad have it. */
const COUNTRY = /^IT(?=\s*\d)/i;

/**
 * @param value an Italian VAT number as typed: `IT 012 3456 7890` included
 * @returns trimmed, without the country before it, spaces and format characters; ASCII digits
 */
export const normalizeVatNumber = (value: string): string =>
  asciiDigits(value.replace(FORMAT_CHARACTERS, '')).trim().replace(COUNTRY, '').replace(SPACES, '');
