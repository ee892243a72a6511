import { RULES_PATH } from '../../netlify/server/speculation/speculation-rules.ts';

/**
 * @param path address pattern of a page, as Netlify's `_headers` writes it
 * @returns the line that its rule takes; none for the error page, whose pattern names every file
 */
export const speculationHeader = (path: string): string =>
  path === '/*' ? '' : `\n  Speculation-Rules: "${RULES_PATH}"`;
