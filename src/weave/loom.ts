import { draftOf, isDeepInHoundstooth, type Weave, weftIsOver } from './drafts.ts';
import type { Dye } from './dyes.ts';
import { pathOf, type Run, runs } from './threads.ts';

const UNIT = 20;

/** The colours that a loom's weft can have. */
export type WeftColor = 'pale' | 'deep';

interface Strings {
  readonly warp: Dye;
  readonly strand: Dye;
  readonly ground: Dye;
}

/**
 * The colours of a loom: its warp in the cloth, the bare strands that pass over the madder thread, and the ground
 * beside those strands. `ink` hangs on linen; `pale` and `night` are the dark dye bath on linen and on aqua.
 */
export const STRINGS = {
  ink: { warp: 'ink', strand: 'ink', ground: 'linen' },
  pale: { warp: 'pale', strand: 'pale', ground: 'linen' },
  night: { warp: 'pale', strand: 'linen', ground: 'night' },
} as const satisfies Record<string, Strings>;

/** One step of the cloth: its width in columns and the rows that are woven. */
export interface LoomStep {
  readonly columns: number;
  readonly rows: number;
  readonly weave: Weave;
  readonly weft: WeftColor;
}

export interface LoomProfile {
  /** Height of the warp above the ground, in cells. */
  readonly height: number;
  /** The row, counted from the ground, in which the madder thread crosses the loom; without it there is no thread. */
  readonly thread?: number | undefined;
  /** From left to right. */
  readonly steps: readonly LoomStep[];
}

/** The parts of a loom drawing, in user units of 20 per cell. */
export interface LoomDrawing {
  readonly width: number;
  readonly height: number;
  /** The visible runs of each colour of thread in the cloth, as strokes 16 units wide. */
  readonly cloth: readonly { readonly color: Dye; readonly path: string }[];
  readonly thread: string;
  /** Warp strands that pass over the thread where there is no cloth. */
  readonly over: string;
}

/** The thread that is on top at a cell of the cloth. */
interface Crossing {
  readonly isWeft: boolean;
  readonly color: Dye;
}

const crossingAt = (step: LoomStep, column: number, row: number, { warp }: Strings): Crossing => {
  const isWeft = weftIsOver(draftOf(step.weave), column, row);
  if (step.weave === 'pied-de-poule')
    return { isWeft, color: isDeepInHoundstooth({ line: isWeft ? row : column }) ? 'deep' : 'pale' };
  return { isWeft, color: isWeft ? step.weft : warp };
};

/** Draws one path per colour, with a stroke for each visible run of thread: every browser engine draws paths alike. */
const clothOf = ({ height, steps }: LoomProfile, strings: Strings): LoomDrawing['cloth'] => {
  const columns = steps.flatMap((step) => Array.from({ length: step.columns }, () => step));
  const cells = columns.map((step, column) =>
    Array.from({ length: height }, (_, row) =>
      row < height - step.rows ? undefined : crossingAt(step, column, row, strings),
    ),
  );
  const colors = new Set(cells.flat().flatMap((crossing) => crossing?.color ?? []));
  const seen = (isWeft: boolean, color: Dye, column: number, row: number): boolean => {
    const crossing = cells[column]?.[row];
    return crossing?.isWeft === isWeft && crossing.color === color;
  };
  return [...colors].map((color) => {
    const weft: Run[] = [];
    const warp: Run[] = [];
    for (let line = 0; line < height; line++)
      for (const [start, length] of runs(columns.length, (column) => seen(true, color, column, line)))
        weft.push({ x: start * UNIT, y: line * UNIT + UNIT / 2, length: length * UNIT, line });
    for (let line = 0; line < columns.length; line++)
      for (const [start, length] of runs(height, (row) => seen(false, color, line, row)))
        warp.push({ x: line * UNIT + UNIT / 2, y: start * UNIT, length: length * UNIT, line });
    return { color, path: pathOf(weft, 'h') + pathOf(warp, 'v') };
  });
};

/**
 * @param profile steps and thread of one page's loom
 * @param strings the colours of the loom
 * @returns the drawing, ready to be printed as SVG
 */
export const loomDrawing = (profile: LoomProfile, strings: Strings): LoomDrawing => {
  const height = profile.height * UNIT;
  return {
    width: profile.steps.reduce((sum, { columns }) => sum + columns, 0) * UNIT,
    height,
    cloth: clothOf(profile, strings),
    ...threadOf(profile, height),
  };
};

const threadOf = (profile: LoomProfile, height: number): Pick<LoomDrawing, 'thread' | 'over'> => {
  const { thread } = profile;
  if (thread === undefined) return { thread: '', over: '' };
  const y = height - thread * UNIT - UNIT / 2;
  const row = profile.height - thread - 1;
  const seen: number[] = [];
  const over: string[] = [];
  let column = 0;
  for (const step of profile.steps) {
    const draft = draftOf(step.weave);
    const isWoven = step.rows > thread;
    for (let index = 0; index < step.columns; index++, column++) {
      if (!isWoven || weftIsOver(draft, column, row)) seen.push(column);
      if (!isWoven && column % 2 === 1) over.push(`M${column * UNIT + UNIT / 2} ${y - UNIT / 2}v${UNIT}`);
    }
  }
  return { thread: joined(seen, y), over: over.join('') };
};

const joined = (columns: readonly number[], y: number): string => {
  let path = '';
  columns.forEach((column, index) => {
    path += column - 1 === columns[index - 1] ? '' : `M${column * UNIT} ${y}`;
    if (columns[index + 1] !== column + 1) path += `H${(column + 1) * UNIT}`;
  });
  return path;
};
