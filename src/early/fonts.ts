/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file. Each by itself: of a list WebKit loads the first one only. The stand-ins are
 * asked for with them, and are there.
 */
export const takeFonts = (): void => {
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
    document.documentElement.dataset['fonts'] = '';
  });
};
