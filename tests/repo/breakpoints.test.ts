import { expect, test } from 'vitest';
import { projectFiles, readProjectFile } from './project-files.ts';

/** A width in `em` follows the size of letters that a visitor has set in the browser; one in `px` would cut them off. */
const WIDTH_IN_PIXELS = /@media[^{]*\bwidth\b[^{]*\dpx/;

test('layouts change at widths that follow the size of letters', () => {
  const sheets = projectFiles('src').filter((file) => /\.(?:css|astro)$/.test(file));
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.filter((file) => WIDTH_IN_PIXELS.test(readProjectFile(file)))).toEqual([]);
});
