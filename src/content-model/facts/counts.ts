const BELOW_TWENTY =
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove'.split(
    ' ',
  );
const TENS = '- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta'.split(' ');
/** The largest count in words. Italian texts write larger ones in figures. */
const LARGEST = 99;

/**
 * @param count a whole number
 * @returns the count in words, such as `otto`, `ventuno` or `trentatré`; in figures from 100 on
 */
export const italianCount = (count: number): string => {
  if (count > LARGEST) return String(count);
  const small = BELOW_TWENTY[count];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(count / 10)] ?? '';
  const unit = count % 10;
  if (unit === 0) return tens;
  // ventuno, ventotto: the tens lose their last vowel. ventitré: a final "tre" has an accent.
  const stem = unit === 1 || unit === 8 ? tens.slice(0, -1) : tens;
  return stem + (unit === 3 ? 'tré' : BELOW_TWENTY[unit]);
};
