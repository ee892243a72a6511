const E_MAIL = /\S@\S+\.\S/;
/** What people write between the digits of a number. */
const GROUPING = /(\d)[\s()./-]+(?=\d)/g;
/**
 * An international number, or an Italian one of nine to eleven digits from 0 or ten from 3, with or without 39 before it,
 * as a word of its own: digits that a hyphen or a letter joins to others are ids, dates and names of campaigns.
 */
const TELEPHONE = /(?:^|[\s,;:(])(?:(?:\+|00)\d{8,14}|(?:39)?(?:0\d{8,10}|3\d{9}))(?![^\s,;:)])/;
/** Parameters that newsletters and forms of other sites fill with a person's details, whatever their value looks like. */
const PERSONAL_NAME = /mail|phone|telef|^tel$|^cell|nome$|^(?:first|last|full)?_?name$|surname/i;

/** A link that passed another site's redirect is often encoded twice. @returns the value as it is when it is not encoded */
const decodedAgain = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

/**
 * Newsletters and other sites write a reader's address or telephone number into a link. It must not be stored, nor told
 * to a tag.
 *
 * @param value of a parameter, decoded
 * @returns whether it holds an e-mail address or a telephone number, by their form
 */
export const isPersonalValue = (value: string): boolean => {
  const plain = decodedAgain(value);
  return E_MAIL.test(plain) || TELEPHONE.test(plain.replace(GROUPING, '$1'));
};

/**
 * @param search the query of an address, with or without `?`
 * @param isKept which other parameters stay, by their name; default all
 * @returns the parameters that name no person, as they were written, joined with `&`
 */
export const impersonalQuery = (search: string, isKept: (name: string) => boolean = () => true): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => {
      const [[name, value] = ['', '']] = new URLSearchParams(parameter);
      return isKept(name) && !PERSONAL_NAME.test(name) && !isPersonalValue(value);
    })
    .join('&');
