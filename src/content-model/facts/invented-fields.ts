import type { Brand } from '../schemas/brand.ts';

/** What nobody real has, whether or not the list of placeholders still says so. RFC 2606: `.example` is no domain. */
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
 * @returns the fields that are still invented: those that its list names, and those that anybody can tell
 */
export const inventedFields = (brand: Brand): string[] => {
  const told = UNMISTAKABLE.filter(([field, invented]) => invented.test(textOf(brand[field])));
  return [...new Set<string>([...brand.placeholders, ...told.map(([field]) => field)])];
};
