import { expect, test } from 'vitest';
import { HOURS_A_WEEK, weekDrawing } from './week-drawing.ts';

const HOURS = { from: 'monday', to: 'friday', opens: '9:00', closes: '18:00' } as const;

test('a week has 168 threads', () => {
  expect(HOURS_A_WEEK).toBe(168);
});

test.each([
  [HOURS, 'XXXXX..', 'M9 0h9v', 45],
  [{ ...HOURS, to: 'saturday' } as const, 'XXXXXX.', 'M9 0h9v', 54],
  [{ ...HOURS, from: 'tuesday', opens: '8:30' } as const, '.XXXX..', 'M8.5 0h9.5v', 38],
])('%o: the office is open on %s', (hours, open, cloth, sum) => {
  const { days, open: hoursOpen } = weekDrawing(hours);
  expect(days.map((day) => (day ? 'X' : '.')).join('')).toBe(open);
  expect(days.find(Boolean)).toContain(cloth);
  expect(hoursOpen).toBe(sum);
});
