import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

/** Widths in `em` follow the font size that a visitor sets in the browser; with `px`, large text would be cut off. */
const WIDTH_IN_PIXELS = /@media[^{]*\bwidth\b[^{]*\dpx/;

test('changes layouts only at widths that follow the font size', () => {
  const sheets = projectFiles('src').filter((file) => /\.(?:css|astro)$/.test(file));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => WIDTH_IN_PIXELS.test(readProjectFile(file)))).toEqual([]);
});
