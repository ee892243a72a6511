import { expect, test } from 'vitest';
import { honest, tallyOf, totalLine } from './tally.ts';

test('adds up all suites', () => {
  const total = tallyOf([
    { passed: 2, failed: ['one'], skipped: 1 },
    { passed: 3, failed: ['two', 'three'], skipped: 0 },
  ]);
  expect(total).toEqual({ passed: 5, failed: ['one', 'two', 'three'], skipped: 1 });
});

test('names skipped tests only when there are any', () => {
  expect(totalLine({ passed: 5, failed: [], skipped: 0 })).toBe('5 passed, 0 failed');
  expect(totalLine({ passed: 5, failed: ['one'], skipped: 2 })).toBe('5 passed, 1 failed, 2 skipped');
});

test('counts a suite without tests as a failure, even when its command succeeded', () => {
  expect(honest({ passed: 0, failed: [], skipped: 3 }, true).failed).toEqual(['it had no test']);
});

test('counts a failed command with only passing tests as a failure', () => {
  expect(honest({ passed: 7, failed: [], skipped: 0 }, false)).toEqual({
    passed: 7,
    failed: ['its command failed with no failed test to show'],
    skipped: 0,
  });
});

test('counts failed tests once', () => {
  expect(honest({ passed: 7, failed: ['one', 'two'], skipped: 0 }, false).failed).toEqual(['one', 'two']);
  expect(honest({ passed: 7, failed: [], skipped: 0 }, true).failed).toEqual([]);
});
