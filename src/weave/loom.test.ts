import { describe, expect, test } from 'vitest';
import { draftOf, WEAVES } from './drafts.ts';
import { loomDrawing, STRINGS } from './loom.ts';
import { threadsOf } from './threads.ts';

/** Total length of the threads that a path draws, in units. */
const lengthOf = (path: string): number =>
  [...path.matchAll(/[hv](\d+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);

describe('loomDrawing', () => {
  const drawing = loomDrawing(
    {
      height: 20,
      thread: 6,
      steps: [
        { columns: 2, rows: 3, weave: 'tela', weft: 'pale' },
        { columns: 3, rows: 9, weave: 'saia', weft: 'deep' },
        { columns: 1, rows: 0, weave: 'reps', weft: 'deep' },
      ],
    },
    STRINGS.ink,
  );

  test('is as wide as its steps, and as high as its warp', () => {
    expect([drawing.width, drawing.height]).toEqual([120, 400]);
  });

  test('shows one thread at every crossing of the cloth, and none on bare warp', () => {
    const seen = drawing.cloth.reduce((sum, { path }) => sum + lengthOf(path), 0);
    expect(seen).toBe((2 * 3 + 3 * 9) * 20);
    const tops = drawing.cloth.map(({ path }) => Number(/^M\d+ (\d+)/.exec(path)?.[1]));
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(400 - 9 * 20);
  });

  test('draws all threads of one colour as one path', () => {
    expect(drawing.cloth.map(({ color }) => color).toSorted()).toEqual(['ink', 'deep', 'pale'].toSorted());
  });

  test('draws the weft in rows and the warp in columns, each where the draft has it on top', () => {
    const profile = { height: 2, steps: [{ columns: 2, rows: 2, weave: 'tela', weft: 'pale' }] } as const;
    expect(loomDrawing(profile, STRINGS.ink).cloth).toEqual([
      { color: 'ink', path: 'M10 0v20m20 0v20' },
      { color: 'pale', path: 'M20 10h20m-40 20h20' },
    ]);
    expect(loomDrawing(profile, STRINGS.night).cloth.map(({ color }) => color)).toEqual(['pale']);
  });

  test('draws the thread unbroken over bare warp and hides it below the warp in cloth', () => {
    expect(drawing.thread).toBe('M0 270H40M60 270H120');
    expect(drawing.over).toBe('M30 260v20M110 260v20');
  });

  test('draws houndstooth as twill in two colours, with half of both threads in each', () => {
    const { cloth } = loomDrawing(
      { height: 16, steps: [{ columns: 16, rows: 16, weave: 'pied-de-poule', weft: 'deep' }] },
      STRINGS.pale,
    );
    expect(cloth.map(({ color }) => color).toSorted()).toEqual(['deep', 'pale'].toSorted());
    const [one, other] = cloth.map(({ path }) => lengthOf(path));
    expect(one).toBe(other);
    expect(one).toBe((16 * 16 * 20) / 2);
  });

  test('draws no thread when the profile has no row for it', () => {
    const bare = loomDrawing(
      { height: 20, steps: [{ columns: 1, rows: 1, weave: 'tela', weft: 'pale' }] },
      STRINGS.ink,
    );
    expect([bare.thread, bare.over]).toEqual(['', '']);
  });
});

describe('weaves', () => {
  test('have 8x8 drafts, of which only two are alike', () => {
    for (const weave of WEAVES) expect(draftOf(weave).map((row) => row.length)).toEqual(Array(8).fill(8));
    expect(new Set(WEAVES.map((weave) => JSON.stringify(draftOf(weave)))).size).toBe(WEAVES.length - 1);
  });

  test('show exactly one thread at every crossing', () => {
    for (const weave of WEAVES) {
      const { weft, warp } = threadsOf(draftOf(weave), 8, 1);
      const seen = [...weft, ...warp].reduce((sum, { length }) => sum + length, 0);
      expect([weave, seen]).toEqual([weave, 64]);
    }
  });
});
