import { type CustomPlugin, optimize, type XastElement } from 'svgo';

/** A mistake in the file of a picture. */
export type Mistake = readonly [expected: string, received: string];

/** The limit for a tidied SVG, the same as for the drawings of a page. */
const MOST_BYTES = 12_000;

/** Shapes and fills. Text is not allowed, because the visitor's device may not have its font. */
const ELEMENTS: readonly string[] =
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon clipPath mask pattern linearGradient radialGradient stop style'.split(
    ' ',
  );
const REFERENCE = /^(?:xlink:)?href$/;
/** Values that refer to another file, or use an escape that can hide such a reference. */
const OUTSIDE = /url\(\s*(?!['"]?#)|image-set\(|@import|\\/i;

/** @returns the forbidden part of an element, as the message shows it */
const forbiddenPartOf = ({ name, attributes, children }: XastElement): string | undefined => {
  if (!ELEMENTS.includes(name)) return `<${name}>`;
  const wrong = Object.entries(attributes).find(
    ([key, value]) =>
      /^on/i.test(key) || (REFERENCE.test(key) && !value.startsWith('#')) || OUTSIDE.test(value),
  );
  if (wrong) return `${wrong[0]}="${wrong[1].slice(0, 60)}" on <${name}>`;
  const words = children.map((child) => ('value' in child ? child.value : '')).join('');
  return name === 'style' && OUTSIDE.test(words) ? '<style> che richiama un altro file' : undefined;
};

interface Found {
  forbidden?: string | undefined;
  hasViewBox?: boolean;
}

const report = (found: Found): CustomPlugin => ({
  name: 'report',
  fn: () => ({
    element: {
      enter: (node, parent) => {
        found.forbidden ??= forbiddenPartOf(node);
        if (parent.type === 'root') found.hasViewBox = node.attributes['viewBox'] !== undefined;
      },
    },
    // For example one that names a style sheet.
    instruction: {
      enter: ({ name }) => {
        found.forbidden ??= `<?${name}?>`;
      },
    },
  }),
});

/**
 * @param svg a drawing as a drawing program saved it
 * @returns the same drawing without metadata such as names, dates and layers
 * @throws when it is not valid XML
 */
export const tidySvg = (svg: string): string =>
  optimize(svg, {
    plugins: ['preset-default', 'removeTitle', { name: 'removeDesc', params: { removeAny: true } }],
  }).data;

/**
 * @param svg a drawing as a drawing program saved it
 * @returns why its tidied form is rejected, such as a script, text, a reference to another file or its weight, if it is
 */
export const svgMistake = (svg: string): Mistake | undefined => {
  const found: Found = {};
  let tidy: string;
  try {
    tidy = optimize(tidySvg(svg), { plugins: [report(found)] }).data;
  } catch {
    return [
      'un SVG: esporta il disegno in questo formato, cambiare il nome non basta',
      'un file di un altro tipo, o rovinato',
    ];
  }
  if (found.forbidden)
    return [
      'un disegno di sole forme: niente script, animazioni, immagini o rinvii ad altri file, e lettere come tracciati',
      found.forbidden,
    ];
  if (!found.hasViewBox) return ['un SVG con un viewBox, che permette di mostrarlo in ogni misura', 'niente'];
  const bytes = Buffer.byteLength(tidy);
  if (bytes <= MOST_BYTES) return undefined;
  return [
    `un SVG di al massimo ${MOST_BYTES / 1000} kB una volta ripulito: semplifica i tracciati, o salvalo come PNG`,
    `${Math.ceil(bytes / 1000)} kB`,
  ];
};
