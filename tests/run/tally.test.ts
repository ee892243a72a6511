import { expect, test } from 'vitest';
import { honest, tallyOf, totalLine } from './tally.ts';

test('the total is the sum of all suites', () => {
  const total = tallyOf([
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 3, failed: 4, skipped: 0 },
  ]);
  expect(total).toEqual({ passed: 5, failed: 4, skipped: 1 });
});

test('the last line names skipped tests only when there are any', () => {
  expect(totalLine({ passed: 5, failed: 0, skipped: 0 })).toBe('5 passed, 0 failed');
  expect(totalLine({ passed: 5, failed: 1, skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('a suite without tests is a failure, also when its command succeeded', () => {
  expect(honest({ passed: 0, failed: 0, skipped: 3 }, true).failed).toBe(1);
});

test('a command that failed beside passing tests is a failure', () => {
  expect(honest({ passed: 7, failed: 0, skipped: 0 }, false)).toEqual({ passed: 7, failed: 1, skipped: 0 });
});

test('failed tests are counted once', () => {
  expect(honest({ passed: 7, failed: 2, skipped: 0 }, false).failed).toBe(2);
  expect(honest({ passed: 7, failed: 0, skipped: 0 }, true).failed).toBe(0);
});
