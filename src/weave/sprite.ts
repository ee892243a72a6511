import { bathOf, DRAFT_SIZE, draftOf, isDeepInHoundstooth, WEAVES } from './drafts.ts';
import type { Dyes } from './dyes.ts';
import { pathOf, type Run, threadsOf } from './threads.ts';

const UNIT = 10;
const BLOCK = DRAFT_SIZE * UNIT;

/**
 * Draws all weave drafts in one picture, in a column of 80x80 blocks, so that every menu and card shares one file.
 *
 * @param dyes their colours
 * @returns an SVG document
 */
export const weaveSprite = (dyes: Dyes): string => {
  const paths = new Map<string, string>();
  const add = (color: string, command: 'h' | 'v', runs: readonly Run[], top: number): void => {
    const key = `${color} ${command}`;
    paths.set(key, (paths.get(key) ?? '') + pathOf(runs, command, top));
  };
  WEAVES.forEach((weave, index) => {
    const { weft, warp } = threadsOf(draftOf(weave), DRAFT_SIZE, UNIT);
    const top = index * BLOCK;
    if (weave === 'pied-de-poule') {
      for (const [command, runs] of [['h', weft] as const, ['v', warp] as const]) {
        add(dyes.deep, command, runs.filter(isDeepInHoundstooth), top);
        add(
          dyes.pale,
          command,
          runs.filter((run) => !isDeepInHoundstooth(run)),
          top,
        );
      }
      return;
    }
    const light = bathOf(weave) === 'light';
    add(light ? dyes.pale : dyes.deep, 'h', weft, top);
    add(light ? dyes.ink : dyes.pale, 'v', warp, top);
  });
  const drawing = [...paths]
    .map(([key, path]) => `<path stroke="${key.slice(0, -2)}" d="${path}"/>`)
    .join('');
  const height = BLOCK * WEAVES.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BLOCK} ${height}" width="${BLOCK}" height="${height}" fill="none" stroke-width="8" preserveAspectRatio="none" shape-rendering="crispEdges">${drawing}</svg>`;
};
