import { expect, test } from 'vitest';
import { HOURS_A_WEEK, weekDrawing } from './week-drawing.ts';

const HOURS = { from: 'monday', to: 'friday', opens: '9:00', closes: '18:00' } as const;

test('has 168 threads for a week', () => {
  expect(HOURS_A_WEEK).toBe(168);
});

test.each([
  [HOURS, 'XXXXX..', 'M9 0h9v', 45],
  [{ ...HOURS, to: 'saturday' } as const, 'XXXXXX.', 'M9 0h9v', 54],
  [{ ...HOURS, from: 'tuesday', opens: '8:30' } as const, '.XXXX..', 'M8.5 0h9.5v', 38],
])('draws %o as open on %s', (hours, open, cloth, sum) => {
  const { days, open: hoursOpen } = weekDrawing(hours);
  expect(days.map(({ cloth: day }) => (day ? 'X' : '.')).join('')).toBe(open);
  expect(days.find((day) => day.cloth)?.cloth).toContain(cloth);
  expect(hoursOpen).toBe(sum);
});

test('draws a piece of cloth for each span of a day, and does not count the break', () => {
  const morning = { ...HOURS, to: 'saturday', closes: '13:00' } as const;
  const { days, open } = weekDrawing([morning, { ...HOURS, opens: '14:30' }]);
  expect(days.map(({ spans }) => spans.length)).toEqual([2, 2, 2, 2, 2, 1, 0]);
  expect(days[0]?.cloth).toBe('M9 0h4v8h-4zM14.5 0h3.5v8h-3.5z');
  expect(open).toBe(6 * 4 + 5 * 3.5);
});
