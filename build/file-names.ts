import { createHash } from 'node:crypto';

const FOLDER = '_astro';
/** Five signs of its content tell the versions of one file apart; each address is in every page that names it. */
const SIGNS = 5;

/** How Vite names drawings, pictures and fonts. */
export const assetFileNames = `${FOLDER}/[name].[hash:${SIGNS}][extname]`;

/**
 * @param file its name and its ending, e.g. `islands.js`
 * @param content what it holds
 * @returns the address of a file that the build writes itself, with its content's signs in it
 */
export const writtenAddress = (file: string, content: string): string => {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, SIGNS);
  return `/${FOLDER}/${file.replace('.', `.${hash}.`)}`;
};
