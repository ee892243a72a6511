import { createHash } from 'node:crypto';

const FOLDER = '_astro';
/** Five signs of its content tell the versions of one file apart; each address is in every page that names it. */
const SIGNS = 5;

/** How Vite names drawings, pictures and fonts. */
export const assetFileNames = `${FOLDER}/[name].[hash:${SIGNS}][extname]`;

/**
 * @param name of the file, without its ending
 * @param code what it holds
 * @returns the address of a script that the build writes itself
 */
export const scriptAddress = (name: string, code: string): string => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, SIGNS);
  return `/${FOLDER}/${name}.${hash}.js`;
};
