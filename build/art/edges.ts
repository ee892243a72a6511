import type { Dyes } from '../../src/weave/dyes.ts';

/** A picture of a weave or of a cloth's edge, which the styles repeat. */
export interface Edge {
  /** The name of its file, without extension. */
  readonly name: string;
  /** The drawing in the picture's size: three or four times as large as styles show it, for dense screens. */
  readonly svg: string;
}

const drawing = (width: number, height: number, scale: number, threads: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${threads}</svg>`;

/** Draws two warp and two weft threads that alternately pass over and under each other. */
const plainWeave = (warp: string, weft: string): string =>
  drawing(
    40,
    40,
    4,
    `<g stroke-width="16"><path stroke="${warp}" d="M10 20v20M30 0v20"/><path stroke="${weft}" d="M0 10h20m0 20h20"/></g>`,
  );

/** How far each warp thread hangs out of the cloth, in units of the drawing (60 = its height). */
const ENDS = [
  50, 55, 58, 51, 56, 51, 46, 51, 54, 57, 50, 53, 50, 45, 38, 43, 50, 57, 50, 55, 58, 57, 59, 58, 51, 44, 39,
  38, 41, 38, 41, 46, 41, 46, 41, 48, 45, 48, 41, 48,
];

/** Styles use the fringe as a mask and set its colour themselves. */
const fringe = (): string =>
  drawing(
    ENDS.length * 10,
    60,
    3,
    `<path stroke="#000" stroke-width="2" d="${ENDS.map((end, index) => `M${index * 10 + 5} 0v${end}`).join('')}"/>`,
  );

/**
 * @param dyes the colours of the drawings
 * @returns the pictures that styles repeat
 */
export const edges = (dyes: Dyes): readonly Edge[] => [
  { name: 'plain-weave', svg: plainWeave(dyes.ink, dyes.pale) },
  { name: 'plain-weave-deep', svg: plainWeave(dyes.pale, dyes.deep) },
  { name: 'plain-weave-madder', svg: plainWeave(dyes.ink, dyes.madder) },
  { name: 'fringe', svg: fringe() },
];

/**
 * @param dyes the colours of the drawing
 * @returns the cloth of which the agency's name at the foot of a page is cut, with a thread across it
 */
export const footerCloth = (dyes: Dyes): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 800"><path stroke="${dyes.linen}" stroke-width="16" stroke-dasharray="20" d="M30 0v800M10 20v780"/><path stroke="${dyes.pale}" stroke-width="20" stroke-dasharray="16 24" d="M10 2v798M30 22v778"/><path stroke="${dyes.madder}" stroke-width="16" d="M0 412h24"/></svg>`;
