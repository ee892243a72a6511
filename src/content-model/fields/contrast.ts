/** A channel of sRGB, 0 to 1, as light. WCAG 2.2, "relative luminance". */
const lightOf = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string): number => {
  const channel = (at: number): number => lightOf(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/**
 * @param one a colour as # and six digits
 * @param other another one
 * @returns their contrast, from 1 to 21: WCAG 2.2, "contrast ratio"
 */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};
