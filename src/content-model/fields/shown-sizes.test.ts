import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logoBox } from './shown-sizes.ts';

test.each([
  ['square', 100, 100, 56, 56],
  ['typical', 250, 100, 105, 42],
  ['very wide', 1200, 100, 200, 17],
  ['very tall', 100, 300, 19, 56],
])('computes the box of a %s logo', (_what, width, height, expectedWidth, expectedHeight) => {
  expect(logoBox({ width, height })).toEqual({ width: expectedWidth, height: expectedHeight });
});

test('fits every logo into the strip', () => {
  const side = fc.integer({ min: 10, max: 10_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const box = logoBox({ width, height });
      expect(box.width).toBeGreaterThan(0);
      expect(box.height).toBeGreaterThan(0);
      expect(box.width).toBeLessThanOrEqual(200);
      expect(box.height).toBeLessThanOrEqual(56);
    }),
  );
});
