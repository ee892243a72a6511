import { expect, test } from 'vitest';
import { isGenerous } from './connection.ts';

test.each([
  [true, { effectiveType: '4g' }],
  [true, { effectiveType: '4g', saveData: false, type: 'wifi' }],
  [true, { effectiveType: '4g', type: 'ethernet' }],
  [false, { effectiveType: '4g', saveData: true, type: 'wifi' }],
  [false, { effectiveType: '4g', type: 'cellular' }],
  [false, { effectiveType: '3g' }],
  [false, { effectiveType: '2g' }],
  [false, { effectiveType: 'slow-2g', type: 'wifi' }],
  [false, {}],
  [false, undefined],
] as const)('%s for %j', (expected, connection) => {
  expect(isGenerous(connection)).toBe(expected);
});
