import { JSDOM } from 'jsdom';
import { UNITS } from '../../src/content-model/fields/typography.ts';

/** Text that no browser breaks over lines, or where a span would be no HTML or would change what React expects. */
const SKIPPED = 'svg, script, style, textarea, option, template, astro-island';
/** Where Astro fills a React island with HTML of its own, which React leaves as it is. */
const SLOT = 'astro-slot';

const WORD_JOINER = '\u2060';

/**
 * A figure that a browser may break: Firefox and WebKit break `2,5 Gb/s` and `€23,99/mese` after the slash, Chromium a
 * range (`5-10 giorni`), all of them `SD-WAN`, `€249 al mese`, `20 GB al mese` and a number whose unit follows a plain space.
 * Ranges come with a word joiner (src/content-model/fields/typography.ts), which readers would copy.
 */
const FIGURE = new RegExp(
  [
    `\\d[\\d.,]*[ \\u00a0](?:${UNITS}) al mese`,
    '[<>]?€?\\d[\\d.,-]*[ \\u00a0]?\\p{L}*/\\p{L}+',
    `\\d[\\d.,]*%? (?:${UNITS})(?![\\p{L}\\p{N}])`,
    '€\\d[\\d.,]*(?: per \\p{L}+)? al mese',
    '(?<![\\p{L}-])\\p{Lu}{2,}-\\p{Lu}{2,}(?![\\p{L}-])',
    `[\\p{L}\\d.,:€<>-]*${WORD_JOINER}(?:[\\d.,:]*\\d|\\p{L}+)(?:\\u00a0[\\p{L}%€/]+)*`,
  ].join('|'),
  'gu',
);

const isText = (node: Node): node is Text => node.nodeType === 3;

const textsIn = (document: Document): Text[] => {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const skipped = node.parentElement?.closest(SKIPPED);
    const isSlotted = skipped?.localName === 'astro-island' && node.parentElement?.closest(SLOT);
    if (isText(node) && (!skipped || isSlotted)) texts.push(node);
  }
  return texts;
};

/**
 * @param source text of a page as its HTML writes it
 * @returns the text with a span around each figure that must stay on one line, and one around all of it: as the item of
 *   a flexible box it stays one item. A text without such a figure is unchanged.
 */
const withWholeFigures = (source: string): string => {
  const whole = source.replace(
    FIGURE,
    (figure) => `<span class="whole">${figure.replaceAll(WORD_JOINER, '')}</span>`,
  );
  return whole === source || /^<span class="whole">[^<]*<\/span>$/.test(whole)
    ? whole
    : `<span>${whole}</span>`;
};

/**
 * Keeps every figure in running text together with its unit (`.whole` in src/styles/utilities.css). It works on the
 * finished page, because copy reaches pages through every component.
 *
 * @param html a built page
 * @returns the page with the figures that a browser could break wrapped in spans
 */
export const wholeFigures = (html: string): string => {
  const page = new JSDOM(html, { includeNodeLocations: true });
  let end = html.length;
  let done = '';
  for (const text of textsIn(page.window.document).toReversed()) {
    const location = page.nodeLocation(text);
    if (!location) continue;
    const { startOffset, endOffset } = location;
    const source = html.slice(startOffset, endOffset);
    const whole = withWholeFigures(source);
    if (whole === source) continue;
    done = whole + html.slice(endOffset, end) + done;
    end = startOffset;
  }
  return html.slice(0, end) + done;
};
