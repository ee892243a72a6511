const FACES = ['400 1em Archivo', '600 1em Condensed'];
const { dataset } = document.documentElement;

/** Not a page that is loaded again, come back to or opened at a fragment: that has another place to find first. */
const isOpenedAtItsTop = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && !location.hash;
};

/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file.
 *
 * Until then the first frame has half as much to do: of a page that is opened at its top and not painted yet, the
 * sections after the first are laid out with the fonts (src/styles/base.css).
 */
export const takeFonts = async (): Promise<void> => {
  if (isOpenedAtItsTop() && performance.getEntriesByType('paint').length === 0) dataset['opening'] = '';
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  dataset['fonts'] = '';
  delete dataset['opening'];
};
