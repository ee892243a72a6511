import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { widenSpaces } from './wide-spaces.ts';

const ARCHIVO = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** @returns the widths of the glyphs, the sign of a missing one first */
const widthsOf = (font: Buffer): number[] => {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + index * 16);
  const metrics = records.find((at) => font.toString('latin1', at, at + 4) === 'hmtx') ?? 0;
  const [from, bytes] = [font.readUInt32BE(metrics + 8), font.readUInt32BE(metrics + 12)];
  return Array.from({ length: bytes / 4 }, (_, glyph) => font.readUInt16BE(from + glyph * 4));
};

test('the space is wider, letters and the sign of a missing glyph are not', async () => {
  const font = await subsetFont(await readFile(fileURLToPath(import.meta.resolve(ARCHIVO))), 'a b', {
    targetFormat: 'truetype',
    variationAxes: { wdth: 62, wght: 600 },
  });
  const before = widthsOf(font);
  const grown = widthsOf(widenSpaces(font, 60)).map((width, glyph) => width - (before[glyph] ?? 0));
  expect(grown[0]).toBe(0);
  expect(grown.toSorted()).toEqual([0, 0, 0, 60]);
});
