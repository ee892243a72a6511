import { expect, test } from 'vitest';
import { honest, tallyOf, totalLine } from './tally.ts';

test('the total is the sum of all suites', () => {
  const total = tallyOf([
    { passed: 2, failed: ['one'], skipped: 1 },
    { passed: 3, failed: ['two', 'three'], skipped: 0 },
  ]);
  expect(total).toEqual({ passed: 5, failed: ['one', 'two', 'three'], skipped: 1 });
});

test('the last line names skipped tests only when there are any', () => {
  expect(totalLine({ passed: 5, failed: [], skipped: 0 })).toBe('5 passed, 0 failed');
  expect(totalLine({ passed: 5, failed: ['one'], skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('a suite without tests is a failure, also when its command succeeded', () => {
  expect(honest({ passed: 0, failed: [], skipped: 3 }, true).failed).toEqual(['it had no test']);
});

test('a command that failed beside passing tests is a failure', () => {
  expect(honest({ passed: 7, failed: [], skipped: 0 }, false)).toEqual({
    passed: 7,
    failed: ['its command failed with no failed test to show'],
    skipped: 0,
  });
});

test('failed tests are counted once', () => {
  expect(honest({ passed: 7, failed: ['one', 'two'], skipped: 0 }, false).failed).toEqual(['one', 'two']);
  expect(honest({ passed: 7, failed: [], skipped: 0 }, true).failed).toEqual([]);
});
