import { expect, test } from 'vitest';
import { foldedLines } from './folded.ts';

const words = (count: number, word = 'parola'): string => Array(count).fill(word).join(' ');

test.each([
  ['a line that grows a little', [words(10), words(10)], 'parola molto più lunga', 1],
  ['a paragraph in one long line', [words(50)], 'altra', 0],
])('keeps the change of %s in its line', (_what, old, changed, line) => {
  const lines = old.map((text, index) => (index === line ? text.replace('parola', changed) : text));
  expect(foldedLines(old, lines.join(' '), 80)).toEqual(lines);
});

test('breaks a line anew that has become too long', () => {
  const lines = foldedLines([words(10)], words(40), 80);
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
});
