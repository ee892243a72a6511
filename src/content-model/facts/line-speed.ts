/** A number with its unit, Italian: `2,5 Gb/s`, `500 Mb/s`, `1.200 Mbps`. `1.5 Gb/s` is none. */
const SPEED = /(?<![\d.,])(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d+))?\s?([GM])(?:b\/s|bps)/;

/**
 * @param text how a plan names its speed: `Fino a 2,5 Gb/s`
 * @returns the speed in megabits a second: 2500; `undefined` when the text names none
 */
export const lineSpeed = (text: string): number | undefined => {
  const [, whole, decimals = '', unit] = SPEED.exec(text) ?? [];
  if (!whole) return undefined;
  return Number(`${whole.replaceAll('.', '')}.${decimals}`) * (unit === 'G' ? 1000 : 1);
};

/**
 * @param plan a plan of a price list
 * @returns the speed that its card says, in megabits a second
 * @throws when the card says none: a drawing has nothing to measure
 */
export const planSpeed = ({
  name,
  capacity = '',
}: {
  name: string;
  capacity?: string | undefined;
}): number => {
  const speed = lineSpeed(capacity);
  if (!speed)
    throw new Error(
      `The plan "${name}" says no speed: its \`capacity\` is "${capacity}", expected e.g. "Fino a 500 Mb/s".`,
    );
  return speed;
};
