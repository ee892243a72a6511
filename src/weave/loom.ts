import { DRAFT_SIZE, draftOf, isDeepInHoundstooth, repeatOf, type Weave, weftIsOver } from './drafts.ts';
import { pathOf, type Run, threadsOf } from './threads.ts';

const UNIT = 20;

/** The colours a loom's weft may have; its warp is always the ink of its ground. */
export type WeftColor = 'pale' | 'deep';

/** One step of the cloth: so many columns, woven so many rows high. */
export interface LoomStep {
  readonly columns: number;
  readonly rows: number;
  readonly weave: Weave;
  readonly weft: WeftColor;
}

export interface LoomProfile {
  /** Height of the warp above the ground, in cells. */
  readonly height: number;
  /** The row, counted from the ground, in which the madder thread crosses the loom; none without it. */
  readonly thread?: number | undefined;
  /** From left to right. */
  readonly steps: readonly LoomStep[];
}

export interface LoomPattern {
  readonly id: string;
  readonly size: number;
  /** Paths of one colour each; `warp` is the colour of the loom's own warp. */
  readonly threads: readonly { readonly color: WeftColor | 'warp'; readonly path: string }[];
}

/** Everything the drawing of a loom prints, in user units of 20 a cell. */
export interface LoomDrawing {
  readonly width: number;
  readonly height: number;
  /** One line across the middle; as thick as the loom is high and dashed, it is the strands, one a column. */
  readonly warp: string;
  readonly patterns: readonly LoomPattern[];
  /** The outlines of all steps of one pattern. */
  readonly cloth: readonly { readonly pattern: string; readonly path: string }[];
  readonly thread: string;
  /** Warp strands that pass over the thread where no cloth is woven yet. */
  readonly over: string;
}

const patternId = (step: LoomStep): string => `${step.weave}-${step.weft}`;

const patternOf = (step: LoomStep): LoomPattern => {
  const draft = draftOf(step.weave);
  const isHoundstooth = step.weave === 'pied-de-poule';
  const cells = isHoundstooth ? DRAFT_SIZE : repeatOf(draft);
  const { weft, warp } = threadsOf(draft, cells, UNIT);
  const dyed = (color: WeftColor, wanted: (run: Run) => boolean) => ({
    color,
    path: pathOf(weft.filter(wanted), 'h') + pathOf(warp.filter(wanted), 'v'),
  });
  return {
    id: patternId(step),
    size: cells * UNIT,
    threads: isHoundstooth
      ? [dyed('deep', isDeepInHoundstooth), dyed('pale', (run) => !isDeepInHoundstooth(run))]
      : [
          { color: step.weft, path: pathOf(weft, 'h') },
          { color: 'warp', path: pathOf(warp, 'v') },
        ],
  };
};

/**
 * @param profile steps and thread of one page's loom
 * @returns the drawing, ready to be printed as SVG
 */
export const loomDrawing = (profile: LoomProfile): LoomDrawing => {
  const height = profile.height * UNIT;
  const patterns = new Map<string, LoomPattern>();
  const cloth = new Map<string, string>();
  let column = 0;
  for (const step of profile.steps) {
    const id = patternId(step);
    if (!patterns.has(id)) patterns.set(id, patternOf(step));
    const left = column * UNIT;
    const top = height - step.rows * UNIT;
    const outline = `M${left} ${height}V${top}h${step.columns * UNIT}v${height - top}z`;
    cloth.set(id, (cloth.get(id) ?? '') + outline);
    column += step.columns;
  }
  return {
    width: column * UNIT,
    height,
    warp: `M0 ${height / 2}h${column * UNIT}`,
    patterns: [...patterns.values()],
    cloth: [...cloth].map(([pattern, path]) => ({ pattern, path })),
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
