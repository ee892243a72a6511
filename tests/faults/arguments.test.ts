import { expect, test } from 'vitest';
import { NotUnderstood } from '../../netlify/server/command/arguments.ts';
import { readFaultsRun } from './arguments.ts';

test('runs every file at the full scale without arguments', () => {
  expect(readFaultsRun([])).toEqual({ files: [], environment: { FAULTS_SCALE: 'full' } });
});

test('reads scale, seed and files', () => {
  expect(readFaultsRun(['--scale', 'default', '--seed', '7', 'storm'])).toEqual({
    files: ['storm'],
    environment: { FAULTS_SCALE: 'default', FAULTS_SEED: '7' },
  });
  expect(readFaultsRun(['--help'])).toBeUndefined();
});

test.each([
  [['--nonsense'], '--nonsense'],
  [['--scale', 'half'], '--scale half: expected default or full\n\nnpm run test:faults'],
  [['--scale', 'toString'], '--scale toString: expected'],
  [['--seed', 'x'], '--seed x: expected a whole number'],
  [['--seed', '4294967296'], '--seed 4294967296: expected'],
  [['--seed', ''], '--seed : expected'],
])('explains why it refuses %j', (words, says) => {
  expect(() => readFaultsRun(words)).toThrow(NotUnderstood);
  expect(() => readFaultsRun(words)).toThrow(says);
});
