import type { Brand } from '../schemas/brand.ts';

/** Values that are certainly invented, even if `placeholders` does not name them. RFC 2606 reserves `.example`. */
const UNMISTAKABLE: readonly (readonly [keyof Brand, RegExp])[] = [
  ['siteUrl', /\.example(?:[:/]|$)/],
  ['phone', /(?: 0+){2}$/],
  ['whatsapp', /(?: 0+){2}$/],
  ['email', /\.example$/],
  ['address', /\besempio\b/i],
  ['vatNumber', /^0+$/],
  ['rea', /-0+$/],
];

const textOf = (value: Brand[keyof Brand]): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * @param brand the checked `src/content/brand.yaml`
 * @returns the fields that are still invented: those in `placeholders`, and those with an obviously invented value
 */
export const inventedFields = (brand: Brand): string[] => {
  const obvious = UNMISTAKABLE.filter(([field, invented]) => invented.test(textOf(brand[field])));
  return [...new Set<string>([...brand.placeholders, ...obvious.map(([field]) => field)])];
};
