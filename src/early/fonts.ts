const FACES = ['400 1em Archivo', '600 1em Condensed'];

/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file.
 */
export const takeFonts = async (): Promise<void> => {
  await Promise.allSettled(FACES.map((face) => document.fonts.load(face)));
  document.documentElement.dataset['fonts'] = '';
};
