/**
 * The character rules of Specification §5 as sources of regular expressions, valid both for `new RegExp(…, 'u')`
 * and for HTML's `pattern` (which compiles with the `v` flag: `( ) - /` are escaped in classes).
 */

/** A name after normalisation: letters, with or without accents, and what joins or parts them; spaces, apostrophe, hyphen. */
export const NAME_PATTERN = "[\\p{L}\\p{M}\\u200C\\u200D '\\-]+";

/** A telephone number after normalisation: digits, spaces and `+ - ( ) .` */
export const PHONE_PATTERN = '[0-9 +\\-\\(\\).]+';

/** `atext` of RFC 5322, which RFC 5321's dot-atom and HTML's own grammar share. */
const EMAIL_ATOM = "[a-zA-Z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const EMAIL_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';

/**
 * An e-mail address: RFC 5321's dot-atom (no dot first, last or doubled), at a domain as HTML has it (WHATWG, "valid
 * email address") with at least one dot: an address without one can never be answered from outside the company.
 */
export const EMAIL_PATTERN = `${EMAIL_ATOM}(?:\\.${EMAIL_ATOM})*@${EMAIL_LABEL}(?:\\.${EMAIL_LABEL})+`;

/** More than spaces and format characters: HTML's `required` takes them for a value. */
const SOMETHING = '(?=[\\s\\p{Cf}]*[^\\s\\p{Cf}])';

/** What a name box accepts natively: also what normalisation turns into a valid name. */
export const NAME_INPUT_PATTERN = `${SOMETHING}[\\p{L}\\p{M}\\p{Cf}\\s'‘’ʼ´\`\\-‐‑]+`;
/** Said by the browser when it refuses what the pattern does not take. */
export const NAME_INPUT_HINT = 'Lettere, spazi, apostrofi e trattini';

/**
 * What an e-mail box accepts natively besides its own type's rule, which takes a dot anywhere before the @: also a
 * domain with letters of any language.
 */
export const EMAIL_INPUT_PATTERN = '[^@\\s.]+(?:\\.[^@\\s.]+)*@[^@\\s]+\\.[^@\\s.]+';

/** What a telephone box accepts natively: also what normalisation turns into a valid number. */
export const PHONE_INPUT_PATTERN = `${SOMETHING}[0-9０-９\\p{Cf}\\s+\\-‐‑\\(\\).\\/]+`;
/** The same of a number. */
export const PHONE_INPUT_HINT = 'Cifre, spazi e + - ( ) . /';

/**
 * What the box of a VAT number accepts natively: eleven digits, as normalisation takes them, or nothing that is seen.
 * Whether the last one is right, no pattern can say.
 */
export const VAT_NUMBER_INPUT_PATTERN =
  '(?:[\\s\\p{Cf}]*(?:[Ii][Tt])?(?:[\\s\\p{Cf}]*[0-9０-９]){11})?[\\s\\p{Cf}]*';
/** The same of one. */
export const VAT_NUMBER_INPUT_HINT = '11 cifre';

/**
 * @param source of a pattern for a normalised text
 * @returns whether a text is all of it, as HTML's `pattern` has it
 */
export const matchesWhole = (source: string): ((text: string) => boolean) => {
  const pattern = new RegExp(`^(?:${source})$`, 'u');
  return (text) => pattern.test(text);
};
