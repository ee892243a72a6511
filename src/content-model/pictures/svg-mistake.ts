import { type CustomPlugin, optimize, type XastElement } from 'svgo';
import type { Mistake } from './open-picture.ts';

/** Of what is sent; a page's drawings are no heavier. */
const MOST_BYTES = 12_000;

/** Shapes and what they are filled with. No letters: the visitor's machine lacks their font. */
const ELEMENTS: readonly string[] =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon clipPath mask pattern linearGradient radialGradient stop style'.split(
    ' ',
  );
const REFERENCE = /^(?:xlink:)?href$/;
/** What names another file, or hides that it does. */
const OUTSIDE = /url\(\s*(?!['"]?#)|image-set\(|@import|\\/i;

/** @returns what may not be in a logo, as the message shows it */
const strangerIn = ({ name, attributes, children }: XastElement): string | undefined => {
  if (!ELEMENTS.includes(name)) return `<${name}>`;
  const wrong = Object.entries(attributes).find(
    ([key, value]) =>
      /^on/i.test(key) || (REFERENCE.test(key) && !value.startsWith('#')) || OUTSIDE.test(value),
  );
  if (wrong) return `${wrong[0]}="${wrong[1].slice(0, 60)}" on <${name}>`;
  const words = children.map((child) => ('value' in child ? child.value : '')).join('');
  return name === 'style' && OUTSIDE.test(words) ? '<style> that names another file' : undefined;
};

interface Found {
  stranger?: string | undefined;
  hasViewBox?: boolean;
}

const report = (found: Found): CustomPlugin => ({
  name: 'report',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        found.stranger ??= strangerIn(node);
        if (parent.type === 'root') found.hasViewBox = node.attributes['viewBox'] !== undefined;
      },
    },
    // Such as one that names a style sheet.
    instruction: {
      enter: ({ name }) => {
        found.stranger ??= `<?${name}?>`;
      },
    },
  }),
});

/**
 * @param svg a drawing as an editor saved it
 * @returns the same drawing without what editors write beside it: names, dates, layers
 * @throws when it is no XML
 */
export const tidySvg = (svg: string): string =>
  optimize(svg, {
    plugins: ['preset-default', 'removeTitle', { name: 'removeDesc', params: { removeAny: true } }],
  }).data;

/**
 * @param svg a drawing as an editor saved it
 * @returns why its tidied form may not stand on the site: a script, letters, another file, too heavy
 */
export const svgMistake = (svg: string): Mistake | undefined => {
  const found: Found = {};
  let tidy: string;
  try {
    tidy = optimize(tidySvg(svg), { plugins: [report(found)] }).data;
  } catch {
    return ['an SVG: exported as one, not only named so', 'another kind of file, or a damaged one'];
  }
  if (found.stranger)
    return [
      'a drawing of shapes alone: no script, no animation, no pictures or links to other files, letters as outlines',
      found.stranger,
    ];
  if (!found.hasViewBox) return ['an SVG with a viewBox, which lets it be shown in any size', 'none'];
  const bytes = Buffer.byteLength(tidy);
  if (bytes <= MOST_BYTES) return undefined;
  return [
    `an SVG of at most ${MOST_BYTES / 1000} kB once it is tidied: simplify its paths, or save it as PNG`,
    `${Math.ceil(bytes / 1000)} kB`,
  ];
};
