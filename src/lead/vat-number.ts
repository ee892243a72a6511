/** Digits of an Italian VAT number (partita IVA): seven for the holder, three for the office and a check digit. */
export const VAT_NUMBER_DIGITS = 11;

const ELEVEN_DIGITS = /^[0-9]{11}$/;

/**
 * Checks the last digit against the others (DM 23 December 1976, Luhn's formula): the second, fourth … digits count
 * double, less 9 from 10 on, and the sum must be a multiple of 10. An HTML pattern cannot express this. The database
 * has the same rule: migrations/0009-vat-numbers.sql.
 *
 * @param text normalised number, without spaces and `IT`
 */
export const isVatNumber = (text: string): boolean => {
  if (!ELEVEN_DIGITS.test(text)) return false;
  const sum = [...text].reduce((before, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return before + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};
