import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { wrongPictures } from './page-pictures.ts';
import { readCollection } from './read-collection.ts';
import { block, complaint } from './testing/complaint.ts';
import { SMALL_CONTENT, temporaryProject } from './testing/temporary-project.ts';

const PAGE = 'pages/fibra-ottica.yaml';
const page = { [PAGE]: `ogImage: /quadri/condivisa.png\n${SMALL_CONTENT[PAGE]}` };
const FILE = 'public/quadri/condivisa.png';

/** What is said of a page whose picture has these bytes. */
const saidOf = (bytes: Buffer) => {
  const root = temporaryProject(page);
  mkdirSync(join(root, 'public/quadri'), { recursive: true });
  writeFileSync(join(root, FILE), bytes);
  return wrongPictures(readCollection(root, 'pages').entries, root);
};
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

test('a picture that is not there', () => {
  expect(complaint(page)).toBe(
    block(`${PAGE}:1`, 'ogImage', 'the address of a picture in public/', `${FILE}: no such file`),
  );
});

test('an address that is no PNG is told once', () => {
  expect(complaint({ [PAGE]: page[PAGE]?.replace('.png', '.jpg') ?? '' })).toBe(
    block(
      `${PAGE}:1`,
      'ogImage',
      'the address of a PNG in public/ such as /condivisa.png',
      '"/quadri/condivisa.jpg" (text)',
    ),
  );
});

test('a PNG of 1200x630 is right, up to 100,000 bytes', async () => {
  const png = await drawing(1200, 630).png().toBuffer();
  expect(saidOf(png)).toEqual([]);
  expect(saidOf(Buffer.concat([png], 100_000))).toEqual([]);
  expect(saidOf(Buffer.concat([png], 100_001))).toEqual([
    {
      file: `src/content/${PAGE}:1`,
      field: 'ogImage',
      expected: 'a picture of at most 100 kB',
      received: `${FILE}: 101 kB`,
    },
  ]);
});

test.each([
  ['another size', () => drawing(630, 1200).png(), 'a picture of 1200x630 pixels', '630x1200 pixels'],
  [
    'a JPEG that is named PNG',
    () => drawing(1200, 630).jpeg(),
    'a PNG: saved as one, not only named so',
    'another kind of file',
  ],
])('%s is told', async (_what, draw, expected, received) => {
  expect(saidOf(await draw().toBuffer())).toMatchObject([{ expected, received: `${FILE}: ${received}` }]);
});

test('an empty file is no PNG', () => {
  expect(saidOf(Buffer.alloc(0))).toMatchObject([{ received: `${FILE}: another kind of file` }]);
});
