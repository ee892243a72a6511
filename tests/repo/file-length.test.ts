import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

const MAX_LINES = 250;
const SOURCE = /\.(?:ts|tsx|mts|mjs|astro|css)$/;

/** @returns the lines of a text; a line break at its end starts none */
const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

test('lines are counted as an editor numbers them', () => {
  expect(linesOf('a\nb\n')).toBe(2);
  expect(linesOf('a\nb')).toBe(2);
});

test(`no source file is longer than ${MAX_LINES} lines: it would be two`, () => {
  const files = projectFiles('src', 'netlify', 'build', 'tests').filter((file) => SOURCE.test(file));
  expect(files.length).toBeGreaterThan(0);
  const long = files
    .map((file) => ({ file, lines: linesOf(readProjectFile(file)) }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});
