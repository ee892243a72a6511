import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCollection } from '../read/read-collection.ts';
import { HEIC_AS_JPEG } from '../schemas/picture.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { temporaryProject } from '../testing/temporary-project.ts';
import { wrongPictureNames } from './named-pictures.ts';

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

/** What is said of a project with these pictures. */
const saidOf = (pictures: Readonly<Record<string, Buffer>>) => {
  const root = temporaryProject(PORTRAIT);
  mkdirSync(join(root, 'src/content/pictures'));
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(root, 'src/content/pictures', name), bytes);
  return wrongPictureNames(readCollection(root, 'consultants').entries, root);
};

test('a picture that is not there, of a folder that is not there', () => {
  expect(problemText(PORTRAIT)).toBe(
    block(
      `${PERSON}:7`,
      'portrait.file',
      'a picture in src/content/pictures: there is none',
      'src/content/pictures/elena.jpg: no such file',
    ),
  );
});

test('a name that is nearly right', () => {
  const said = saidOf({ 'Elena.jpg': Buffer.from('a picture') });
  expect(said).toMatchObject([
    { expected: 'a picture in src/content/pictures, probably "Elena.jpg"; known are "Elena.jpg"' },
    { file: 'src/content/pictures/Elena.jpg', received: 'nobody names it' },
  ]);
});

test('a portrait without words for whoever cannot see it', () => {
  expect(problemText(withPortrait('{ file: elena.jpg }'))).toContain(
    block(
      `${PERSON}:7`,
      'portrait.alt',
      'text (What is seen, for whoever cannot see it, e.g. Elena Sassoferri in ufficio)',
      'nothing: the key is missing',
    ),
  );
});

test.each(['IMG_4711.HEIC', 'elena.heif'])('%s: how an iPhone makes a JPEG of it', (file) => {
  expect(problemText(withPortrait(`{ file: ${file}, alt: Elena }`))).toBe(
    block(`${PERSON}:7`, 'portrait.file', HEIC_AS_JPEG, `"${file}" (text)`),
  );
});

test.each(["''", "' '"])('%s says nothing to whoever cannot see it', (alt) => {
  expect(problemText(withPortrait(`{ file: elena.jpg, alt: ${alt} }`))).toContain('portrait.alt');
});

test('a logo may be an SVG, a portrait may not', () => {
  const client = (file: string) => ({
    'clients/officine-brandi.yaml': `name: Officine Brandi\nlettering: poster\nlogo: { file: ${file}, alt: Officine Brandi }\n`,
  });
  expect(problemText(client('brandi.svg'))).toContain('src/content/pictures/brandi.svg: no such file');
  expect(problemText(client('brandi.pdf'))).toContain('an SVG, PNG or JPEG in src/content/pictures');
  expect(problemText(withPortrait('{ file: elena.svg, alt: Elena }'))).toContain(
    'a JPEG or PNG in src/content/pictures',
  );
});

test.each(['elena.webp', '../elena.jpg', 'elena rossi.jpg'])('%s is no name of a picture', (file) => {
  expect(problemText(withPortrait(`{ file: ${file}, alt: Elena }`))).toBe(
    block(
      `${PERSON}:7`,
      'portrait.file',
      'a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces',
      `"${file}" (text)`,
    ),
  );
});

test('a picture that nobody names is told', () => {
  const picture = Buffer.from('a picture');
  expect(saidOf({ 'elena.jpg': picture, 'marco.jpg': picture })).toEqual([
    {
      file: 'src/content/pictures/marco.jpg',
      field: '(file)',
      expected:
        'a picture that a consultant or an agent names as their portrait, an article as its picture, or a client as its logo',
      received: 'nobody names it',
    },
  ]);
});
