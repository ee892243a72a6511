/**
 * The character rules of Specification §5 as sources of regular expressions, valid both for `new RegExp(…, 'u')`
 * and for HTML's `pattern` (which compiles with the `v` flag: `( ) - /` are escaped in classes).
 */

/** A name after normalisation: letters, combining marks, joiners, spaces, apostrophes and hyphens. */
export const NAME_PATTERN = "[\\p{L}\\p{M}\\u200C\\u200D '\\-]+";

/** A telephone number after normalisation: digits, spaces and `+ - ( ) .` */
export const PHONE_PATTERN = '[0-9 +\\-\\(\\).]+';

/** `atext` of RFC 5322, which RFC 5321's dot-atom and HTML's own grammar share. */
const EMAIL_ATOM = "[a-zA-Z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const EMAIL_LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?';

/**
 * An e-mail address: RFC 5321's dot-atom (no dot first, last or doubled) at a domain of HTML's grammar (WHATWG, "valid
 * email address"). The domain needs a dot: an address without one cannot be answered from outside the company.
 */
export const EMAIL_PATTERN = `${EMAIL_ATOM}(?:\\.${EMAIL_ATOM})*@${EMAIL_LABEL}(?:\\.${EMAIL_LABEL})+`;

/** Requires a visible character: HTML's `required` also accepts spaces and format characters. */
const SOMETHING = '(?=[\\s\\p{Cf}]*[^\\s\\p{Cf}])';

/** Pattern of a name box: it also accepts what normalisation turns into a valid name. */
export const NAME_INPUT_PATTERN = `${SOMETHING}[\\p{L}\\p{M}\\p{Cf}\\p{Pd}\\s'‘’‛ʹʼ´′＇\`˗⁃⁻−➖]+`;
/** The browser shows it when a name does not match the pattern. */
export const NAME_INPUT_HINT = 'Lettere, spazi, apostrofi e trattini';

/**
 * Pattern of an e-mail box. The browser's own rule for its type allows a dot anywhere before the @, so this one checks
 * the dots. It accepts a domain with letters of any language.
 */
export const EMAIL_INPUT_PATTERN = '[^@\\s.]+(?:\\.[^@\\s.]+)*@[^@\\s]+\\.[^@\\s.]+';

/** Pattern of a telephone box: it also accepts what normalisation turns into a valid number. */
export const PHONE_INPUT_PATTERN = `${SOMETHING}[0-9０-９\\p{Cf}\\p{Pd}\\s+˗⁃⁻−➖\\(\\).\\/]+`;
/** The browser shows it when a number does not match the pattern. */
export const PHONE_INPUT_HINT = 'Cifre, spazi e + - ( ) . /';

/**
 * Pattern of the box for a VAT number: eleven digits in any spelling that normalisation accepts, or nothing visible. A
 * pattern cannot check the last digit.
 */
export const VAT_NUMBER_INPUT_PATTERN =
  '(?:[\\s\\p{Cf}]*(?:[Ii][Tt][\\s.\\p{Cf}\\p{Pd}˗⁃⁻−➖]*)?[0-9０-９](?:[\\s.\\p{Cf}\\p{Pd}˗⁃⁻−➖]*[0-9０-９]){10})?[\\s\\p{Cf}]*';
/** The browser shows it when a VAT number does not match the pattern. */
export const VAT_NUMBER_INPUT_HINT = '11 cifre';

/** A sign beyond ASCII that can pass for one of a keyboard, such as `․`, `＠` or `“`. */
const LOOK_ALIKE = /(?!\p{ASCII})\p{P}/u;

/**
 * @param message of Specification §5 for wrong characters
 * @param text a normalised text that breaks the rule
 * @returns the message; where a sign in the text looks like a right one, it is named
 */
export const namingLookAlike = (message: string, text: string): string => {
  const [sign] = LOOK_ALIKE.exec(text) ?? [];
  return sign === undefined ? message : `${message} (il segno ${sign})`;
};

/**
 * @param source source of a pattern for a normalised text
 * @returns a function that tells whether the whole text matches, as HTML's `pattern` requires
 */
export const matchesWhole = (source: string): ((text: string) => boolean) => {
  const pattern = new RegExp(`^(?:${source})$`, 'u');
  return (text) => pattern.test(text);
};
