import { plainName } from './campaign-address.ts';

/** A visible sign of ASCII that is still percent-encoded: a link inside a link is encoded twice or more often. */
const ENCODED = /%(?:25)*([2-7][\da-f])/gi;
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

const decode = (value: string): string =>
  value.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Newsletters and other sites write a reader's address or telephone number into a link. It must not be stored, nor told
 * to a tag.
 *
 * @param value of a parameter, decoded once or not at all
 * @returns whether it holds an e-mail address or a telephone number, by their form
 */
export const isPersonalValue = (value: string): boolean => {
  const text = decode(value);
  return E_MAIL.test(text) || TELEPHONE.test(text.replace(GROUPING, '$1'));
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
      // Without a value it is an anchor: `#come-si-cambia-nome`.
      const isNamed = value !== '' && PERSONAL_NAME.test(plainName(name));
      const isPersonal = isNamed || isPersonalValue(name) || isPersonalValue(value);
      return isKept(name) && !isPersonal;
    })
    .join('&');
