import { createHash } from 'node:crypto';

/**
 * @param name of the file, without its ending
 * @param code what it holds
 * @returns the address of a script of that name and content, as Vite names its own (astro.config.mjs)
 */
export const scriptAddress = (name: string, code: string): string => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 5);
  return `/_astro/${name}.${hash}.js`;
};
