import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** Two files of one family: the text, from regular to semibold, and the condensed semibold of headlines and figures. */
export interface Subset {
  /** Below src/assets/fonts. */
  readonly file: string;
  /** Every character that it can draw. */
  readonly glyphs: string;
  /** A number pins the axis; a range keeps it. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCENTS = 'ÀÈÉÌÒÙàèéìòù';
const SPACES = ' \u00a0';

/** What Italian business copy needs; the build holds that no page needs more (build/page-rules/glyphs.ts). */
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
    // 125, and 95 after a k: at the size of a headline, set tighter, words ran into one another.
  },
];

const WHOLE = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the subset of Archivo (SIL Open Font License) as a WOFF2 file; the same bytes every time */
export const cut = async ({ glyphs, axes }: Subset): Promise<Buffer> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)));
  return subsetFont(whole, glyphs, { targetFormat: 'woff2', variationAxes: axes });
};
