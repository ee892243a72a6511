/** Digits of an Italian VAT number (partita IVA): seven of the holder, three of the office, one that checks them. */
export const VAT_NUMBER_DIGITS = 11;

const ELEVEN_DIGITS = /^[0-9]{11}$/;

/**
 * Whether the last digit checks the others (DM 23 December 1976; it is Luhn's formula): the second, fourth … count
 * double, less 9 from 10 on, and the sum is a multiple of 10. No pattern of HTML can say so. The database has the same
 * rule: migrations/0009-vat-numbers.sql.
 *
 * @param text normalised: no spaces, no `IT`
 */
export const isVatNumber = (text: string): boolean => {
  if (!ELEVEN_DIGITS.test(text)) return false;
  const sum = [...text].reduce((before, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return before + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
};
