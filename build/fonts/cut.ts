import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Subset } from './subsets.ts';

const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the subset of Archivo (SIL Open Font License) as a WOFF2 file; the same bytes every time */
export const cut = async ({ glyphs, axes }: Subset): Promise<Buffer> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  return subsetFont(whole, glyphs, { targetFormat: 'woff2', variationAxes: axes });
};
