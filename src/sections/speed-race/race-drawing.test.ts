import { expect, test } from 'vitest';
import { raceDrawing } from './race-drawing.ts';

const timesOf = (speeds: number[], gigabytes: number) =>
  raceDrawing(speeds, gigabytes).lanes.map(({ time }) => time);

test('divides the bits of the file by the speed', () => {
  expect(timesOf([2500, 1000, 500], 100)).toEqual(['5:20', '13:20', '26:40']);
  expect(timesOf([2500, 1000, 500], 10)).toEqual(['0:32', '1:20', '2:40']);
});

test('draws a thread per minute, in one scale for all lanes', () => {
  const { threads, lanes } = raceDrawing([2500, 1000, 500], 100);
  expect(threads).toBe(32);
  expect(lanes.map(({ minutes }) => minutes)).toEqual([5.333, 13.333, 26.667]);
  expect(lanes.map(({ width }) => width)).toEqual(['16.67%', '41.67%', '83.33%']);
});

test('draws a shorter cloth for a faster line', () => {
  const [before, after] = [500, 1000].map((speed) => raceDrawing([2500, speed], 100).lanes[1]?.minutes);
  expect(after).toBeLessThan(before ?? 0);
});
