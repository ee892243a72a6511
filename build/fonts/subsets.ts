import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/**
 * A font file: text (regular to semibold), or condensed semibold for headlines and figures. Visitors get WOFF2; the
 * drawing of social pictures reads WOFF.
 */
export interface Subset {
  /** Path from the project's root. */
  readonly file: string;
  readonly format: 'woff2' | 'woff';
  /** Every character that the file can draw. */
  readonly glyphs: string;
  /** A number pins the axis; a range keeps it. */
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCENTS = 'ÀÈÉÌÒÙàèéìòù';
const SPACES = ' \u00a0';

const CONDENSED = {
  glyphs: `${SPACES}${LETTERS}${ACCENTS}!"%&'()+,-./:;<>?@«»·–—’“”…€×−`,
  axes: { wdth: 62, wght: 600 },
};

/** Covers Italian business copy; the report names other characters of pages (build/report/glyphs.ts). */
export const SUBSETS: readonly Subset[] = [
  {
    file: 'src/assets/fonts/archivo-text.woff2',
    format: 'woff2',
    glyphs: `${SPACES}${LETTERS}${ACCENTS}î!"%&'()*+,-./:;<=>?@_|©«»°·×–—‘’“”…€−`,
    axes: { wdth: 100, wght: { min: 400, max: 600 } },
  },
  { file: 'src/assets/fonts/archivo-condensed.woff2', format: 'woff2', ...CONDENSED },
  { file: 'src/seo/social/archivo-condensed.woff', format: 'woff', ...CONDENSED },
];

/** Every letter, weight and width of Archivo, as a module's address. */
export const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the subset of Archivo (SIL Open Font License) as a file; the same bytes every time */
export const cut = async ({ glyphs, axes, format }: Subset): Promise<Buffer> => {
  const whole = await readFile(fileURLToPath(import.meta.resolve(ARCHIVO)));
  return subsetFont(whole, glyphs, { targetFormat: format, variationAxes: axes });
};
