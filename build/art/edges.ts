import { DYES } from '../../src/weave/dyes.ts';

/** A picture of a weave or of a cloth's edge, which the styles repeat. */
export interface Edge {
  /** Path below src/assets/art. */
  readonly file: string;
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

export const EDGES: readonly Edge[] = [
  { file: 'plain-weave.avif', svg: plainWeave(DYES.ink, DYES.pale) },
  { file: 'plain-weave-deep.avif', svg: plainWeave(DYES.pale, DYES.deep) },
  { file: 'plain-weave-madder.avif', svg: plainWeave(DYES.ink, DYES.madder) },
  { file: 'fringe.avif', svg: fringe() },
];
