/** A speed in Italian format: `2,5 Gb/s`, `500 Mb/s`, `1.200 Mbps`. `1.5 Gb/s` does not match. */
const SPEED = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s?([GM])(?:b\/s|bps)/;

/**
 * @param text the speed in words: `Fino a 2,5 Gb/s`
 * @returns the speed in megabits a second: 2500; `undefined` when the text names none
 */
export const lineSpeed = (text: string): number | undefined => {
  const [, whole, decimals = '', unit] = SPEED.exec(text) ?? [];
  if (!whole) return undefined;
  return Number(`${whole.replaceAll('.', '')}.${decimals}`) * (unit === 'G' ? 1000 : 1);
};
