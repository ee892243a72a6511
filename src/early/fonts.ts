/**
 * Text takes the site's own fonts when both files are there (src/styles/fonts.css): words that wait for a font are laid
 * out slowly, and twice. The skip link and the logo, which name the fonts themselves, fetch them. docs/performance.md
 */
export const takeFonts = (): Promise<unknown> =>
  document.fonts.ready.then(() => {
    document.body.id = 'f';
  });
