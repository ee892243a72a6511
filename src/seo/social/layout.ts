import { bathOf } from '../../weave/drafts.ts';
import { SOCIAL_PICTURE_SIZE, type SocialPicture } from './social-picture.ts';

/** A node as satori reads it: React's element shape, without React. */
export interface LaidOut {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly LaidOut[];
    readonly [attribute: string]: unknown;
  };
}

/** Dyes of the pages (src/styles/theme.css), in the notation that satori reads. */
const INK = '#052326';
const LINEN = '#f4f2ee';
const MADDER = '#f55320';
const AQUA = '#8dd2d7';

/** Pixels of the strip of cloth at the right: threads of src/weave/cloth.ts, half as large again. */
export const CLOTH_WIDTH = 280;
const MARGIN = 64;
const MARK = 52;
const LINE_HEIGHT = 0.94;
/** Letters of a title that stand in two lines of the larger size; up to 60 stand in three of the smaller. */
const SHORT_TITLE = 28;
const TITLE_SIZE = { short: 140, long: 108 } as const;
const PRICE_SIZE = 104;

const box = (style: Record<string, string | number>, ...children: LaidOut[]): LaidOut => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const text = (style: Record<string, string | number>, words: string): LaidOut => ({
  type: 'div',
  props: { style, children: words },
});

const mark = (color: string): LaidOut => {
  const lines = `<path stroke="${color}" d="M5 0v10m0 10v10M15 0v30M25 0v10m0 10v10"/><path stroke="${MADDER}" d="M0 15h11m8 0h11"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" stroke-width="6">${lines}</svg>`;
  return {
    type: 'img',
    props: {
      src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      width: MARK,
      height: MARK,
    },
  };
};

/**
 * @param picture what it shows
 * @returns its words, laid out beside the space of the cloth
 */
export const layoutOf = ({ agency, title, price, weave }: SocialPicture): LaidOut => {
  const isDark = bathOf(weave) === 'dark';
  const [ground, words] = isDark ? [INK, LINEN] : [LINEN, INK];
  const fontSize = TITLE_SIZE[title.length <= SHORT_TITLE ? 'short' : 'long'];
  return box(
    {
      // Satori adds the padding to these.
      width: SOCIAL_PICTURE_SIZE.width - CLOTH_WIDTH - 2 * MARGIN,
      height: SOCIAL_PICTURE_SIZE.height - 2 * MARGIN,
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: MARGIN,
      paddingRight: MARGIN + CLOTH_WIDTH,
      background: ground,
      color: words,
      fontFamily: 'Archivo',
    },
    box({ alignItems: 'center', gap: 20, fontSize: 54 }, mark(words), text({}, agency)),
    text({ fontSize, lineHeight: LINE_HEIGHT }, title),
    price === undefined
      ? text({ width: 240, height: 14, background: MADDER }, '')
      : box(
          { alignItems: 'baseline', gap: 18, letterSpacing: '-0.025em', color: isDark ? AQUA : INK },
          text({ fontSize: 54, letterSpacing: '-0.012em' }, 'da'),
          text({ fontSize: PRICE_SIZE, lineHeight: 0.8 }, price),
        ),
  );
};
