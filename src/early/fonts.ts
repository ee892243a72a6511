const take = (): void => {
  document.documentElement.dataset['fonts'] = '';
};

/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file.
 */
export const takeFonts = (): void => {
  document.fonts.load('1em Archivo, Condensed').then(take, take);
};
