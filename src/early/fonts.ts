import { page } from './page.ts';

/** Files that the browser has already are there sooner, and so are those of a fast link. */
const SOON_MILLISECONDS = 200;
/** Then a slow phone is done with what follows the first paint, and has answered a first finger. */
const CALM_MILLISECONDS = 400;

const asked = Date.now();

const take = (): unknown => (page.body.id = 'f');

const settle = (): unknown =>
  Date.now() - asked > SOON_MILLISECONDS ? setTimeout(take, CALM_MILLISECONDS) : take();

/**
 * Text takes the site's own fonts when both files have come (src/styles/fonts.css), in one go; when one does not come,
 * the other. They are asked for here, not by the first layout: words that wait for a font are laid out slowly, and twice.
 * To take them is to lay out the page anew: files that come late wait longer (docs/performance.md). The size that is
 * asked for chooses no file.
 */
export const takeFonts = (): Promise<unknown> => page.fonts.load('0 Archivo,Condensed').then(settle, settle);
