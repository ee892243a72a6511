import { expect, test } from 'vitest';
import { downtimeDrawing } from './downtime-drawing.ts';

test.each([
  ['99,9%', '8 h 46 min', 525.6],
  ['99,95%', '4 h 23 min', 262.8],
  ['fino al 99,99%', '53 min', 52.56],
  ['99,5%', '43 h 48 min', 2628],
  ['99,999%', '5 min', 5.26],
])('turns %s of a year into %s', (sla, text, minutes) => {
  const { minutesPerThread, rows } = downtimeDrawing([sla]);
  expect(rows[0]?.text).toBe(text);
  expect((rows[0]?.threads ?? 0) * minutesPerThread).toBeCloseTo(minutes, -1);
});

test('draws all gaps in one scale of at most sixty threads, and cloth after each', () => {
  const { minutesPerThread, width, start, rows } = downtimeDrawing(['99,9%', '99,95%', '99,99%']);
  expect(minutesPerThread).toBe(10);
  expect(rows.map(({ threads }) => threads)).toEqual([52.56, 26.28, 5.26]);
  for (const { threads, cloth } of rows) expect(cloth).toContain(`M${start + threads} 0H${width}`);
});

test('uses a coarser scale for a longer downtime', () => {
  expect(downtimeDrawing(['99,5%', '99,9%']).minutesPerThread).toBe(60);
  expect(downtimeDrawing(['90%']).minutesPerThread).toBe(1440);
});

test('puts a text that is wider than its gap beside it', () => {
  expect(downtimeDrawing(['99,9%', '99,99%', '99,995%']).rows.map(({ holdsText }) => holdsText)).toEqual([
    true,
    true,
    false,
  ]);
});
