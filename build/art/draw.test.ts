import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../src/content-model/read/read-collection.ts';
import type { Colours } from '../../src/content-model/schemas/colours.ts';
import { readSite } from '../../src/site/site.ts';
import { WEAVES } from '../../src/weave/drafts.ts';
import { draw } from './draw.ts';

const HEX = /#[0-9a-f]{6}/g;
const { colours } = readSite();
/** Colours that no file has by chance. */
const OTHER = Object.fromEntries(
  Object.keys(colours).map((name, index) => [name, `#a${index.toString(16)}b7c9`]),
) as Colours;

const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Over the files of other colours, as when the content changes.
await draw(folder, colours);
await draw(folder, OTHER);

const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const drawings = filesBelow(folder).filter((file) => file.endsWith('.svg') && file !== 'fringe.svg');

test('has a cloth of every weave, so that content can name any service', () => {
  expect(drawings).toEqual(expect.arrayContaining(WEAVES.map((weave) => `cloth/${weave}.svg`)));
});

test.each(drawings)('%s has no colour but the given ones, and is a small file', (file) => {
  const used = textOf(file).match(HEX) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(Object.values(OTHER)).toEqual(expect.arrayContaining(used));
  expect(Buffer.byteLength(textOf(file))).toBeLessThanOrEqual(12 * 1024);
});

test('makes each colour a token of the style sheets', () => {
  expect(textOf('colours.css')).toContain(`--color-madder-deep: ${OTHER['madder-deep']};`);
  expect(textOf('colours.css').match(HEX)).toEqual(Object.values(OTHER));
});

/** Tolerance of a channel, of 255: AVIF stores brightness and two colour differences, so values round. */
const ROUNDING = 2;

test('paints the woven edges in the given colours', async () => {
  // A weft thread of the first row.
  const point = await sharp(join(folder, 'plain-weave-madder.avif'))
    .extract({ left: 16, top: 40, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const weft = Buffer.from(OTHER.madder.slice(1), 'hex');
  for (const [channel, value] of point.entries())
    expect(Math.abs(value - (weft[channel] ?? 0))).toBeLessThanOrEqual(ROUNDING);
});

test('paints nothing again that is right', async () => {
  const times = () => filesBelow(folder).map((file) => statSync(join(folder, file)).mtimeMs);
  const before = times();
  await draw(folder, OTHER);
  expect(times()).toEqual(before);
});
