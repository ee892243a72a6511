import { createHash } from 'node:crypto';

/** Where a link may lead ahead of the visitor: pages of this site that may be seen before they are asked for. */
const NEXT_PAGE = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        // Functions; what a visitor sees after a form; files.
        href_matches: ['/api/*', '/richiesta-inviata', '/candidatura-inviata', '/*.*'],
      },
    },
    // A jump inside the page; a link that opens something else.
    { not: { selector_matches: '[href^="#"],[target],[download],[data-wakes]' } },
  ],
};

/**
 * Fetched and rendered when the pointer rests on a link for 200 ms, or at the press of a mouse or finger: these pages
 * run no script file, so rendering one costs little more than fetching it, and only a rendered one shows within 100 ms.
 * Where pages are fetched ahead but not rendered, the first rule holds. Chromium does without both under Save-Data,
 * energy saver or low memory.
 */
const RULES = {
  prefetch: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
  prerender: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
};

/** The text of the rules' file. */
export const SPECULATION_RULES = JSON.stringify(RULES);

/** Named by its content, so that it is asked for once a visit; in a header, so that no page carries it. */
export const RULES_ADDRESS = `/_astro/speculation-rules.${createHash('sha256')
  .update(SPECULATION_RULES)
  .digest('base64url')
  .slice(0, 8)}.json`;

/** The rule of `_headers` for the file: browsers take it under no other type. */
export const RULES_FILE_HEADERS = `${RULES_ADDRESS}\n  Content-Type: application/speculationrules+json`;

/**
 * @param path address pattern of a page, as Netlify's `_headers` writes it
 * @returns the line that its rule takes; none for the error page, whose pattern names every file
 */
export const speculationHeader = (path: string): string =>
  path === '/*' ? '' : `\n  Speculation-Rules: "${RULES_ADDRESS}"`;
