import { everyPage, type Rule } from './every-page.ts';

/** A custom property that holds a drawing, with the selector that sets it. */
const DRAWING = /([^{}]*)\{[^{}]*?(--[\w-]+):url\("?data:/g;
const UNTIL_FONTS = /body:not\(#f\)\{([^}]*)\}/;

/**
 * A drawing in a `data:` address is a document that the browser builds before it paints a word, 8 to 15 ms at 4 times; so
 * it comes with the fonts (src/styles/fonts.css). One that is set below `body` would come at once.
 */
const wovenEdges: Rule = ({ document }) => {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const untilFonts = css.match(UNTIL_FONTS)?.[1] ?? '';
  return [...css.matchAll(DRAWING)].flatMap(([, selector, name]) => {
    if (selector !== ':root') return [`${name} is drawn on ${selector}, not on :root`];
    return untilFonts.includes(`${name}:none`) ? [] : [`${name} is drawn before the fonts are there`];
  });
};

const style = (css: string): string => `<style>${css}</style>`;
const DRAWN = '--weave:url("data:image/svg+xml,x")';

everyPage(wovenEdges, {
  good: [
    style(`:root{--pitch:16px;${DRAWN}}@media (scripting){body:not(#f){--weave:none;--a:Text}}`),
    style('.popular{background:url("data:image/svg+xml,x")}'),
  ],
  broken: [
    { html: style(`:root{${DRAWN}}`), says: '--weave is drawn before' },
    { html: style(`.hero{${DRAWN}}@media (scripting){body:not(#f){--weave:none}}`), says: 'drawn on .hero' },
  ],
});
