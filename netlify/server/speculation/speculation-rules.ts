import { jsonAnswer } from '../http/answers.ts';

/** The links whose pages browsers may load ahead of the visitor: pages of this site without side effects. */
const NEXT_PAGE = {
  and: [
    { href_matches: '/*' },
    {
      not: {
        // Functions; thank-you pages; files.
        href_matches: ['/api/*', '/richiesta-inviata', '/candidatura-inviata', '/*.*'],
      },
    },
    // Jumps inside the page; links that open a new window, a download or a dialog.
    { not: { selector_matches: '[href^="#"],[target],[download],[data-wakes]' } },
  ],
};

/**
 * Pages are fetched and rendered when the pointer rests on a link for 200 ms, or at the press of a mouse or finger.
 * They run no script file, so rendering one costs little more than fetching it, and only a rendered page shows within
 * 100 ms. Browsers that can fetch ahead but not render use the first rule.
 */
const RULES = {
  prefetch: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
  prerender: [{ where: NEXT_PAGE, eagerness: 'moderate' }],
};

/** The URL of the rules. Pages point to it in a header, so that no page has to contain the rules. */
export const RULES_PATH = '/api/speculation-rules';

/** Browsers cache the rules for a day. The edge caches both answers separately until the next deploy. */
const HEADERS = {
  'content-type': 'application/speculationrules+json',
  'cache-control': 'public, max-age=86400',
  'netlify-cdn-cache-control': 'public, max-age=31536000, durable',
  'netlify-vary': 'header=save-data',
  vary: 'save-data',
};

/**
 * A function and not a file with a header: a file cannot know `Save-Data`, and Chromium 156 with its data saver emulated
 * (`Emulation.setDataSaverOverride`) fetched pages ahead by the rules of a file all the same.
 *
 * @param request a browser's request for the rules; with `Save-Data: on` the visitor wants no unneeded traffic
 * @returns the rules, or an empty object for `Save-Data: on`
 */
export const answerRules = (request: Request): Response => {
  const saves = request.headers.get('save-data')?.toLowerCase() === 'on';
  return jsonAnswer(200, saves ? {} : RULES, HEADERS);
};
