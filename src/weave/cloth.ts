import { bathOf, DRAFT_SIZE, draftOf, isDeepInHoundstooth, type Weave, weftIsOver } from './drafts.ts';
import type { Dye, Dyes } from './dyes.ts';
import { pathOf, type Run, threadsOf } from './threads.ts';

const UNIT = 20;
const COLUMNS = 32;
const ROWS = 24;
/** Rows at the lower end without weft: there the warp hangs out as a fringe. */
const FRINGE_ROWS = 4;
/** The row of the madder thread, from the top. */
const THREAD_ROW = 14;

/** The size of every piece, in pixels. */
export const CLOTH_SIZE = { width: COLUMNS * UNIT, height: ROWS * UNIT } as const;

const bath = (weave: Weave): Readonly<Record<'ground' | 'weft' | 'warp', Dye>> =>
  bathOf(weave) === 'light'
    ? { ground: 'linen', weft: 'pale', warp: 'ink' }
    : { ground: 'ink', weft: 'deep', warp: 'pale' };

const stroke = (color: string, path: string): string => `<path stroke="${color}" d="${path}"/>`;

const repeat = (weave: Weave, dyes: Dyes): string => {
  const { weft, warp } = threadsOf(draftOf(weave), DRAFT_SIZE, UNIT);
  const both = (wanted: (run: Run) => boolean) =>
    pathOf(weft.filter(wanted), 'h') + pathOf(warp.filter(wanted), 'v');
  if (weave === 'pied-de-poule')
    return (
      stroke(dyes.deep, both(isDeepInHoundstooth)) +
      stroke(
        dyes.pale,
        both((run) => !isDeepInHoundstooth(run)),
      )
    );
  const names = bath(weave);
  return stroke(dyes[names.weft], pathOf(weft, 'h')) + stroke(dyes[names.warp], pathOf(warp, 'v'));
};

const thread = (weave: Weave): string => {
  let path = '';
  for (let column = 0; column < COLUMNS; column++) {
    if (weftIsOver(draftOf(weave), column, THREAD_ROW))
      path += `M${column * UNIT} ${THREAD_ROW * UNIT + UNIT / 2}h${UNIT}`;
  }
  return path;
};

/** Every second warp end is one cell shorter. */
const fringe = (top: number): string =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const length = FRINGE_ROWS * UNIT - (column % 2 === 0 ? UNIT : UNIT * 2);
    return `M${column * UNIT + UNIT / 2} ${top}v${length}`;
  }).join('');

/**
 * Draws a piece of cloth in a service's weave, with one madder thread and a fringe at its lower end.
 *
 * @param weave of the cloth
 * @param dyes its colours
 * @returns an SVG document of {@link CLOTH_SIZE}
 */
export const clothPicture = (weave: Weave, dyes: Dyes): string => {
  const { width, height } = CLOTH_SIZE;
  const woven = height - FRINGE_ROWS * UNIT;
  const { ground, warp } = bath(weave);
  const size = DRAFT_SIZE * UNIT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-width="16"><defs><pattern id="w" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${repeat(weave, dyes)}</pattern></defs><path fill="${dyes[ground]}" d="M0 0h${width}v${height}H0z"/><path fill="url(#w)" d="M0 0h${width}v${woven}H0z"/>${stroke(dyes.madder, thread(weave))}<path stroke="${dyes[warp]}" stroke-width="6" d="${fringe(woven)}"/></svg>`;
};
