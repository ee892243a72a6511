/** How large a photograph is shown. */
export interface ShownSize {
  /** Pixels of each width that browsers choose from, the largest last. */
  readonly widths: readonly [number, number];
  /** Height divided by width: it is cut to it, from the top. */
  readonly ratio: number;
}

/** A person, 4:5: twice and three times what a phone and a desk show. */
export const PORTRAIT: ShownSize = { widths: [240, 480], ratio: 5 / 4 };
/** An article's, 3:2: as wide as a phone, and half a desk. */
export const ARTICLE_PICTURE: ShownSize = { widths: [480, 800], ratio: 2 / 3 };

/** Pixels of a file for each of the screen: most screens are dense, and a logo has fine lines. */
export const LOGO_DENSITY = 2;
/** Pixels of the screen. A square logo has the height of two lines of names, a long one their width. */
const LOGO_AREA = 4400;
const LOGO_MOST = { width: 200, height: 56 };

/**
 * The box of a logo: every logo covers about as much of the strip, so that none is louder than the others.
 *
 * @param drawn the size of its file, in any unit
 * @returns pixels of the screen
 */
export const logoBox = (drawn: { width: number; height: number }): { width: number; height: number } => {
  const ratio = drawn.width / drawn.height;
  const height = Math.min(Math.sqrt(LOGO_AREA / ratio), LOGO_MOST.height, LOGO_MOST.width / ratio);
  return { width: Math.max(1, Math.round(height * ratio)), height: Math.max(1, Math.round(height)) };
};
