import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Subset } from './subsets.ts';
import { widenSpaces } from './wide-spaces.ts';

const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the subset of Archivo (SIL Open Font License) as a WOFF2 file; the same bytes every time */
export const cut = async ({ glyphs, axes, widerSpaces }: Subset): Promise<Buffer> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  if (widerSpaces === undefined) {
    return subsetFont(whole, glyphs, { targetFormat: 'woff2', variationAxes: axes });
  }
  const subset = await subsetFont(whole, glyphs, { targetFormat: 'truetype', variationAxes: axes });
  // Packed by the same hand, which counts the checksums again.
  return subsetFont(widenSpaces(subset, widerSpaces), glyphs, { targetFormat: 'woff2' });
};
