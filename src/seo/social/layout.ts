import { SOCIAL_PICTURE_SIZE } from '../../content-model/fields/shown-sizes.ts';
import { DYES } from '../../site/dyes.ts';
import { logoIn } from '../../site/logo.ts';
import { bathOf } from '../../weave/drafts.ts';
import type { SocialPicture } from './social-picture.ts';

/** A node for satori: the shape of a React element, without React. */
export interface LaidOut {
  readonly type: string;
  readonly props: {
    readonly style?: Readonly<Record<string, string | number>>;
    readonly children?: string | readonly LaidOut[];
    readonly [attribute: string]: unknown;
  };
}

/** Width in pixels of the strip of cloth at the right: threads of src/weave/cloth.ts, enlarged by half. */
export const CLOTH_WIDTH = 280;
const MARGIN = 64;
const MARK = 52;
const LINE_HEIGHT = 0.96;
/** Satori kerns letters with spaces, and leaves no space between a P and an e: so each word is a box, with this gap. */
const WORD_SPACE = '0.19em';
/**
 * The longest title for each size, in letters. It fits two lines, in the smallest size up to 60 letters fit two or
 * three.
 */
const TITLE_SIZES = [
  { letters: 28, size: 140 },
  { letters: 38, size: 108 },
  { letters: Number.POSITIVE_INFINITY, size: 94 },
] as const;
/** An article or a preposition, which stays on the line of the next word. */
const SMALL_WORD = /^(?:\p{L}{1,2}|per|con|dei|sui|una)$/iu;
const PRICE_SIZE = 104;

const box = (style: Record<string, string | number>, ...children: LaidOut[]): LaidOut => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const text = (style: Record<string, string | number>, words: string): LaidOut => ({
  type: 'div',
  props: { style, children: words },
});

/** Groups of words that stay on one line: a small word with the next one, a number with its unit. */
const groupsOf = (title: string): string[][] => {
  const groups: string[][] = [[]];
  for (const word of title.split(' ')) {
    const group = groups.at(-1) ?? [];
    group.push(...word.split('\u00a0'));
    if (!SMALL_WORD.test(word)) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
};

const titleOf = (title: string): LaidOut => {
  const { size } = TITLE_SIZES.find(({ letters }) => title.length <= letters) ?? TITLE_SIZES[2];
  const groups = groupsOf(title).map((words) =>
    box({ columnGap: WORD_SPACE }, ...words.map((word) => text({}, word))),
  );
  return box({ flexWrap: 'wrap', columnGap: WORD_SPACE, fontSize: size, lineHeight: LINE_HEIGHT }, ...groups);
};

const mark = (color: string): LaidOut => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(logoIn(color, MARK)).toString('base64')}`,
    width: MARK,
    height: MARK,
  },
});

/**
 * @param picture the content of the picture
 * @returns its words, laid out beside the space for the cloth
 */
export const layoutOf = ({ agency, title, price, weave }: SocialPicture): LaidOut => {
  const isDark = bathOf(weave) === 'dark';
  const [ground, words] = isDark ? [DYES.ink, DYES.linen] : [DYES.linen, DYES.ink];
  return box(
    {
      // Satori adds the padding to width and height.
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
    titleOf(title),
    price === undefined
      ? text({ width: 240, height: 14, background: DYES.madder }, '')
      : box(
          {
            alignItems: 'baseline',
            gap: 18,
            letterSpacing: '-0.025em',
            color: isDark ? DYES.pale : DYES.ink,
          },
          text({ fontSize: 54, letterSpacing: '-0.012em' }, 'da'),
          text({ fontSize: PRICE_SIZE, lineHeight: 0.8 }, price),
        ),
  );
};
