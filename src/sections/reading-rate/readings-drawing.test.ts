import { expect, test } from 'vitest';
import { readingsDrawing } from './readings-drawing.ts';

test.each([
  [15, 96, 2880],
  [5, 288, 8640],
  [60, 24, 720],
])('draws a reading every %i minutes as %i threads a day, %i crossings a month', (minutes, day, month) => {
  expect(readingsDrawing(minutes, 3)).toMatchObject({ day, month });
});

test.each([1, 3, 30])('draws %i alerts as that many knots, each at its own place in the cloth', (alerts) => {
  const { day, knots } = readingsDrawing(15, alerts);
  const places = [...knots.matchAll(/M(\d+) ([\d.]+)h1/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  expect(new Set(places.map(String)).size).toBe(alerts);
  expect(places.every(([x, y]) => x < day && y < 30)).toBe(true);
});
