const { dataset } = document.documentElement;

const settle = (): void => {
  dataset['page'] = 'settled';
};

/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file.
 *
 * Until then the first frame has half as much to do: of a page that is opened at its top and not painted yet, the
 * sections after the first are laid out with the fonts (src/styles/base.css). Not of one that is loaded again, come back
 * to or opened at a fragment, which has another place to find first, nor in a browser that does not tell.
 */
export const takeFonts = (): void => {
  const how = self.navigation?.activation?.navigationType;
  const isNew = how === 'push' || how === 'replace';
  if (isNew && !location.hash && !performance.getEntriesByType('paint').length) dataset['page'] = 'opening';
  document.fonts.load('1em Archivo, Condensed').then(settle, settle);
};
