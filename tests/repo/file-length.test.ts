import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

const MAX_LINES = 250;
const SOURCE = /\.(?:ts|tsx|mts|mjs|astro|css)$/;

/** @returns the number of lines in a text; a final line break does not start another */
const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;

test('counts lines as an editor numbers them', () => {
  expect(linesOf('a\nb\n')).toBe(2);
  expect(linesOf('a\nb')).toBe(2);
});

test(`finds no source file longer than ${MAX_LINES} lines`, () => {
  const files = projectFiles('src', 'netlify', 'build', 'tests').filter((file) => SOURCE.test(file));
  expect(files.length).toBeGreaterThan(0);
  const long = files
    .map((file) => ({ file, lines: linesOf(readProjectFile(file)) }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});
