/** Digits of an Italian VAT number (partita IVA): seven for the holder, three for the office and a check digit. */
export const VAT_NUMBER_DIGITS = 11;

/** Eleven digits but eleven zeros, which fit the formula and are nobody's: the first seven number the holders from 1. */
const NUMBER = /^(?!0{7})[0-9]{11}$/;

/** A person's tax code (codice fiscale): sixteen letters and digits in an order that a VAT number never has. */
const TAX_CODE = /^[A-Z]{6}[0-9A-Z]{2}[A-Z][0-9A-Z]{2}[A-Z][0-9A-Z]{3}[A-Z]$/i;

/** @param text as typed or normalised @returns whether it is a person's tax code instead of a VAT number */
export const isTaxCode = (text: string): boolean => TAX_CODE.test(text.replace(/[\s.-]/g, ''));

/**
 * Checks the last digit against the others (DM 23 December 1976, Luhn's formula): the second, fourth … digits count
 * double, less 9 from 10 on, and the sum must be a multiple of 10. An HTML pattern cannot express this. The database
 * has the same rule: migrations/0001-schema.sql.
 *
 * @param text normalised number, without spaces and `IT`
 */
export const isVatNumber = (text: string): boolean => {
  if (!NUMBER.test(text)) return false;
  const sum = [...text].reduce((before, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return before + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};
