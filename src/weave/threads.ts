import { type Draft, weftIsOver } from './drafts.ts';

/** A straight run of thread: its start, its length, and its row (weft) or column (warp). */
export interface Run {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly line: number;
}

export interface Threads {
  readonly weft: readonly Run[];
  readonly warp: readonly Run[];
}

/**
 * @param draft which thread passes over
 * @param cells width and height of the piece, in cells
 * @param unit length of a cell, in user units
 * @returns the visible runs of each thread, through the middle of their cells
 */
export const threadsOf = (draft: Draft, cells: number, unit: number): Threads => {
  const weft: Run[] = [];
  const warp: Run[] = [];
  for (let line = 0; line < cells; line++) {
    const middle = line * unit + unit / 2;
    for (const [start, length] of runs(cells, (cell) => weftIsOver(draft, cell, line)))
      weft.push({ x: start * unit, y: middle, length: length * unit, line });
    for (const [start, length] of runs(cells, (cell) => !weftIsOver(draft, line, cell)))
      warp.push({ x: middle, y: start * unit, length: length * unit, line });
  }
  return { weft, warp };
};

/**
 * @param cells the number of cells in a row or column
 * @param isIn whether a cell belongs to a run
 * @returns the start and the length of each run of cells
 */
export function* runs(
  cells: number,
  isIn: (cell: number) => boolean,
): Generator<[start: number, length: number]> {
  let start = 0;
  while (start < cells) {
    let end = start;
    while (end < cells && isIn(end)) end++;
    if (end > start) yield [start, end - start];
    start = Math.max(end, start + 1);
  }
}

/**
 * @param list runs of one kind of thread
 * @param command `h` for weft, `v` for warp
 * @param offset added to every y
 * @returns path data with relative moves, the shortest form that compresses well
 */
export const pathOf = (list: readonly Run[], command: 'h' | 'v', offset = 0): string => {
  let path = '';
  let x = 0;
  let y = 0;
  for (const run of list) {
    const top = run.y + offset;
    path += path ? `m${run.x - x} ${top - y}`.replace(' -', '-') : `M${run.x} ${top}`;
    path += `${command}${run.length}`;
    x = command === 'h' ? run.x + run.length : run.x;
    y = command === 'v' ? top + run.length : top;
  }
  return path;
};
