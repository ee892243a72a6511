import { everyPage, type Rule } from './every-page.ts';

const DRAWING = /([^{};]*)\{[^{}]*?url\(["']?data:/g;

/**
 * A drawing in a `data:` address adds 90 bytes to every page, and the browser builds it as a document before the first
 * paint, 8 to 15 ms at 4 times slowdown. As a file it loads once, after that paint (`src/assets/art`).
 */
const wovenEdges: Rule = ({ document }) => {
  const css = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return [...css.matchAll(DRAWING)].map(
    ([, selector]) => `${selector} carries a drawing, not its file's address`,
  );
};

const style = (css: string): string => `<style>${css}</style>`;

everyPage(wovenEdges, {
  good: [style(':root{--weave:url(/_astro/plain-weave.avif)}.fringe{mask:url("/_astro/fringe.avif") 0 0}')],
  broken: [
    {
      html: style(':root{--pitch:16px;--weave:url("data:image/svg+xml,x")}'),
      says: ':root carries a drawing',
    },
    {
      html: style('.popular{background:#fff url(data:image/svg+xml,x)}'),
      says: '.popular carries a drawing',
    },
  ],
});
