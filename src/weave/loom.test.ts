import { describe, expect, test } from 'vitest';
import { draftOf, repeatOf, WEAVES } from './drafts.ts';
import { loomDrawing } from './loom.ts';
import { threadsOf } from './threads.ts';

describe('loomDrawing', () => {
  const drawing = loomDrawing({
    height: 20,
    thread: 6,
    steps: [
      { columns: 2, rows: 3, weave: 'tela', weft: 'pale' },
      { columns: 3, rows: 9, weave: 'tela', weft: 'pale' },
      { columns: 1, rows: 0, weave: 'reps', weft: 'deep' },
    ],
  });

  test('is as wide as its steps, its warp as wide as they are together', () => {
    expect([drawing.width, drawing.height]).toEqual([120, 400]);
    expect(drawing.warp).toBe('M0 200h120');
  });

  test('steps that share a weave share its pattern and its path, and stand on the ground', () => {
    expect(drawing.patterns.map(({ id }) => id)).toEqual(['tela-pale', 'reps-deep']);
    expect(drawing.cloth.map(({ path }) => path)).toEqual([
      'M0 400V340h40v60zM40 400V220h60v180z',
      'M100 400V400h20v0z',
    ]);
  });

  test('the thread is whole over bare warp and dips below the warp in cloth', () => {
    expect(drawing.thread).toBe('M0 270H60M80 270H120');
    expect(drawing.over).toBe('M30 260v20M110 260v20');
  });

  test('houndstooth is twill in two colours, half of both threads in each', () => {
    const { patterns } = loomDrawing({
      height: 20,
      steps: [{ columns: 8, rows: 8, weave: 'pied-de-poule', weft: 'deep' }],
    });
    const [pattern] = patterns;
    expect(pattern?.size).toBe(160);
    expect(pattern?.threads.map(({ color }) => color)).toEqual(['deep', 'pale']);
    const [deep, pale] = pattern?.threads.map(({ path }) => path.match(/[hv]/g)?.length) ?? [];
    expect(deep).toBe(pale);
  });

  test('without a thread row there is none', () => {
    const bare = loomDrawing({ height: 20, steps: [{ columns: 1, rows: 1, weave: 'tela', weft: 'pale' }] });
    expect([bare.thread, bare.over]).toEqual(['', '']);
  });
});

describe('weaves', () => {
  test('every draft is 8x8 and no two are alike in both drawing and bath', () => {
    for (const weave of WEAVES) expect(draftOf(weave).map((row) => row.length)).toEqual(Array(8).fill(8));
    expect(new Set(WEAVES.map((weave) => JSON.stringify(draftOf(weave)))).size).toBe(WEAVES.length - 1);
  });

  test('at every crossing exactly one thread is seen', () => {
    for (const weave of WEAVES) {
      const { weft, warp } = threadsOf(draftOf(weave), 8, 1);
      const seen = [...weft, ...warp].reduce((sum, { length }) => sum + length, 0);
      expect([weave, seen]).toEqual([weave, 64]);
    }
  });

  test.each([
    ['tela', 2],
    ['saia', 4],
    ['reps', 8],
  ] as const)('%s repeats every %i threads', (weave, cells) => {
    expect(repeatOf(draftOf(weave))).toBe(cells);
  });
});
