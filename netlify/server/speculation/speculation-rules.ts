import { jsonAnswer } from '../http/answers.ts';

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
 * Where pages are fetched ahead but not rendered, the first rule holds.
 */
const RULES = {
  prefetch: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
  prerender: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
};

/** Where pages' headers send browsers for the rules: in a header, so that no page carries them. */
export const RULES_PATH = '/api/speculation-rules';

/** A visit asks once; the edge keeps both answers apart until the next deploy. */
const HEADERS = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
  'netlify-cdn-cache-control': 'public, max-age=31536000, durable',
  'netlify-vary': 'header=save-data',
  vary: 'save-data',
};

/**
 * @param request a browser's, for the rules; `Save-Data: on` = its owner pays for what is fetched in vain
 * @returns what may be fetched ahead: nothing for such a visitor
 */
export const answerRules = (request: Request): Response => {
  const saves = request.headers.get('save-data')?.toLowerCase() === 'on';
  return jsonAnswer(200, saves ? {} : RULES, HEADERS);
};
