import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { wrongPhotographs } from './photographs.ts';
import { readCollection } from './read-collection.ts';
import { block, complaint } from './testing/complaint.ts';
import { temporaryProject } from './testing/temporary-project.ts';

const PERSON = 'consultants/elena-sassoferri.yaml';
const withPortrait = (portrait: string) => ({
  [PERSON]: `name: Elena Sassoferri
role: Consulente per la sicurezza
expertise: Sanità e finanza
specialization: Porta le aziende alle verifiche in regola.
certifications: [CISSP]
weave: losanga
portrait: ${portrait}
`,
});
const PORTRAIT = withPortrait('{ file: elena.jpg, alt: Elena Sassoferri in ufficio }');

const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#999' } });

/** What is said of a project with these pictures. */
const saidOf = (pictures: Readonly<Record<string, Buffer>>) => {
  const root = temporaryProject(PORTRAIT);
  mkdirSync(join(root, 'src/content/pictures'));
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(root, 'src/content/pictures', name), bytes);
  return wrongPhotographs(readCollection(root, 'consultants').entries, root);
};

test('a picture that is not there, of a folder that is not there', () => {
  expect(complaint(PORTRAIT)).toBe(
    block(
      `${PERSON}:7`,
      'portrait.file',
      'a picture in src/content/pictures: there is none',
      'src/content/pictures/elena.jpg: no such file',
    ),
  );
});

test('a name that is nearly right', async () => {
  const said = saidOf({ 'Elena.jpg': await plain(900, 1200).jpeg().toBuffer() });
  expect(said).toMatchObject([
    { expected: 'a picture in src/content/pictures, probably "Elena.jpg"; known are "Elena.jpg"' },
    { file: 'src/content/pictures/Elena.jpg', received: 'nobody names it' },
  ]);
});

test('a portrait without words for whoever cannot see it', () => {
  expect(complaint(withPortrait('{ file: elena.jpg }'))).toContain(
    block(
      `${PERSON}:7`,
      'portrait.alt',
      'text (What is seen, for whoever cannot see it, e.g. Elena Sassoferri in ufficio)',
      'nothing: the key is missing',
    ),
  );
});

test.each(['elena.heic', '../elena.jpg', 'elena rossi.jpg'])('%s is no name of a picture', (file) => {
  expect(complaint(withPortrait(`{ file: ${file}, alt: Elena }`))).toBe(
    block(
      `${PERSON}:7`,
      'portrait.file',
      'a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces',
      `"${file}" (text)`,
    ),
  );
});

test.each<[what: string, draw: () => Promise<Buffer>]>([
  ['a JPEG', () => plain(600, 800).jpeg().toBuffer()],
  ['a progressive JPEG', () => plain(600, 800).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG as a phone saves it', () => plain(800, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['a PNG', () => plain(600, 800).png().toBuffer()],
])('%s of 600 pixels is right', async (_what, draw) => {
  expect(saidOf({ 'elena.jpg': await draw() })).toEqual([]);
});

test.each<[what: string, draw: () => Promise<Buffer>, expected: string, received: string]>([
  [
    'a small JPEG',
    () => plain(1200, 599).jpeg().toBuffer(),
    'a picture of at least 600 pixels on its shorter side',
    '1200x599 pixels',
  ],
  [
    'another kind of picture',
    () => plain(900, 1200).webp().toBuffer(),
    'a JPEG or PNG: exported as one, not only named so, as HEIC pictures of phones must be',
    'another kind of file',
  ],
  [
    'a JPEG that breaks off',
    async () => (await plain(900, 1200).jpeg().toBuffer()).subarray(0, 40),
    'a JPEG or PNG: exported as one, not only named so, as HEIC pictures of phones must be',
    'another kind of file',
  ],
])('%s is told', async (_what, draw, expected, received) => {
  expect(saidOf({ 'elena.jpg': await draw() })).toEqual([
    {
      file: `src/content/${PERSON}:7`,
      field: 'portrait.file',
      expected,
      received: `src/content/pictures/elena.jpg: ${received}`,
    },
  ]);
});

test('a picture that nobody names would go online as it is', async () => {
  const picture = await plain(600, 800).jpeg().toBuffer();
  expect(saidOf({ 'elena.jpg': picture, 'marco.jpg': picture })).toEqual([
    {
      file: 'src/content/pictures/marco.jpg',
      field: '(file)',
      expected:
        'a picture that a consultant or an agent names as their portrait, or an article as its picture',
      received: 'nobody names it',
    },
  ]);
});
