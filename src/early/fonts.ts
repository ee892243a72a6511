import { page } from './page.ts';

const take = (): void => {
  page.body.id = 'f';
};

/**
 * Text takes the site's own fonts when both files have come (src/styles/fonts.css), in one go; when one does not come,
 * the other. They are asked for here, not by the first layout: words that wait for a font are laid out slowly, and twice.
 * docs/performance.md
 */
export const takeFonts = (): Promise<void> => page.fonts.load('1em Archivo,Condensed').then(take, take);
