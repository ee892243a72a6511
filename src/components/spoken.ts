import type { FormattedPrice } from '../content-model/fields/price.ts';

/** The words for a price's period. Specification §4 fixes how it is written: `/mese`, `/SIM`. */
const inWords = (period: string): string => {
  if (period === '') return '';
  return period === '/mese' ? ' al mese' : ` per ${period.slice(1)} al mese`;
};

/**
 * @param price a price; one in words, such as "Su misura", is spoken as it is written
 * @returns the price as one says it: `€23,99 al mese`, `€2,00 per SIM al mese`
 */
export const spokenPrice = ({ text, parts }: FormattedPrice): string =>
  parts ? `${parts.sign}${parts.whole}${parts.cents}${inWords(parts.period)}` : text;
