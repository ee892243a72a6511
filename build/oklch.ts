const OKLCH = /oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)\s*\)/g;
/** Half a step of eight bits. */
const ROUNDING = 0.5 / 255;

const gamma = (value: number): number =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;

/** Source: CSS Color 4, sample code for OKLab to linear sRGB. */
const linearRgb = (lightness: number, a: number, b: number): [number, number, number] => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

/**
 * Writes colours as a screen of sRGB shows them, in seven letters.
 *
 * @param css e.g. `oklch(0.235 0.035 205)`; lightness from 0 to 1 or in per cent, hue in degrees
 * @returns e.g. `#052326`; a colour that sRGB cannot show stays as it is
 */
export const inHex = (css: string): string =>
  css.replace(OKLCH, (color, lightness: string, percent: string, chroma: string, hue: string) => {
    const angle = (Number(hue) * Math.PI) / 180;
    const channels = linearRgb(
      Number(lightness) / (percent ? 100 : 1),
      Number(chroma) * Math.cos(angle),
      Number(chroma) * Math.sin(angle),
    ).map(gamma);
    if (channels.some((channel) => channel < -ROUNDING || channel > 1 + ROUNDING)) return color;
    const byte = (channel: number): number => Math.round(Math.min(1, Math.max(0, channel)) * 255);
    return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
  });
