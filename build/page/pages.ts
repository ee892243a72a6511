import { glob } from 'node:fs/promises';

export interface BuiltPage {
  /** Path of the file below the output folder, e.g. `servizi/voip.html`. */
  readonly file: string;
  /** Address of the page, e.g. `/servizi/voip`; the error page, which no address names, has `/*`. */
  readonly path: string;
}

const addressOf = (file: string): string => {
  if (file === '404.html') return '/*';
  const path = file.replace(/(?:^|\/)index\.html$/, '').replace(/\.html$/, '');
  return `/${path}`;
};

/**
 * @param root the output folder
 * @returns every HTML page in it; the error page first, since its rule must not override those of known addresses
 */
export const builtPages = async (root: string): Promise<BuiltPage[]> => {
  const pages: BuiltPage[] = [];
  for await (const file of glob('**/*.html', { cwd: root })) pages.push({ file, path: addressOf(file) });
  return pages.sort(
    (a, b) => Number(b.path === '/*') - Number(a.path === '/*') || (a.path < b.path ? -1 : 1),
  );
};
