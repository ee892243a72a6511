import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** One of the family's two font files: text (regular to semibold), or condensed semibold for headlines and figures. */
export interface Subset {
  /** Path below src/assets/fonts. */
  readonly file: string;
  /** Every character that the file can draw. */
  readonly glyphs: string;
  /** A number pins the axis; a range keeps it. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCENTS = 'ÀÈÉÌÒÙàèéìòù';
const SPACES = ' \u00a0';

/** Covers Italian business copy; the report names other characters of pages (build/report/glyphs.ts). */
export const SUBSETS: readonly Subset[] = [
  {
    file: 'archivo-text.woff2',
    glyphs: `${SPACES}${LETTERS}${ACCENTS}î!"%&'()*+,-./:;<=>?@_|©«»°·×–—‘’“”…€−`,
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
  },
  {
    file: 'archivo-condensed.woff2',
    glyphs: `${SPACES}${LETTERS}${ACCENTS}!"%&'()+,-./:;<>?@«»·–—’“”…€×−`,
    axes: { wdth: 62, wght: 600 },
  },
];

const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the subset of Archivo (SIL Open Font License) as a WOFF2 file; the same bytes every time */
export const cut = async ({ glyphs, axes }: Subset): Promise<Buffer> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  return subsetFont(whole, glyphs, { targetFormat: 'woff2', variationAxes: axes });
};
