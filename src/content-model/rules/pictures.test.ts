import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEIC_AS_JPEG } from '../fields/picture.ts';
import { checkContent } from '../read-content.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

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

/** @returns the problems of a project with these pictures */
const problemsOf = (pictures: Readonly<Record<string, Buffer>>) => {
  const root = temporaryProject(PORTRAIT);
  mkdirSync(join(root, 'src/content/pictures'));
  for (const [name, bytes] of Object.entries(pictures))
    writeFileSync(join(root, 'src/content/pictures', name), bytes);
  return checkContent(root, undefined, SMALL_KINDS).problems;
};

test('reports a missing picture when the folder is missing too', () => {
  expect(problemText(PORTRAIT)).toBe(
    block(
      `${PERSON}:7`,
      'portrait.file',
      'a picture in src/content/pictures: there is none',
      'src/content/pictures/elena.jpg: no such file',
    ),
  );
});

test('suggests the existing picture for a misspelt name', () => {
  const problems = problemsOf({ 'Elena.jpg': Buffer.from('a picture') });
  expect(problems).toMatchObject([
    { expected: 'a picture in src/content/pictures, probably "Elena.jpg"; known are "Elena.jpg"' },
    { file: 'src/content/pictures/Elena.jpg', received: 'no file names it' },
  ]);
});

test('rejects a portrait without an alternative text', () => {
  expect(problemText(withPortrait('{ file: elena.jpg }'))).toContain(
    block(
      `${PERSON}:7`,
      'portrait.alt',
      'text (What the picture shows, for people who cannot see it, e.g. Elena Sassoferri in ufficio)',
      'nothing: the key is missing',
    ),
  );
});

test.each(['IMG_4711.HEIC', 'elena.heif'])('rejects %s and explains how an iPhone exports a JPEG', (file) => {
  expect(problemText(withPortrait(`{ file: ${file}, alt: Elena }`))).toBe(
    block(`${PERSON}:7`, 'portrait.file', HEIC_AS_JPEG, `"${file}" (text)`),
  );
});

test.each(["''", "' '"])('rejects %s as an alternative text', (alt) => {
  expect(problemText(withPortrait(`{ file: elena.jpg, alt: ${alt} }`))).toContain('portrait.alt');
});

test('accepts an SVG as a logo and rejects it as a portrait', () => {
  const client = (file: string) => ({
    'clients/officine-brandi.yaml': `name: Molini Sereni\nlettering: poster\nlogo: { file: ${file}, alt: Molini Sereni }\n`,
  });
  expect(problemText(client('brandi.svg'))).toContain('src/content/pictures/brandi.svg: no such file');
  expect(problemText(client('brandi.pdf'))).toContain('an SVG, PNG or JPEG in src/content/pictures');
  expect(problemText(withPortrait('{ file: elena.svg, alt: Elena }'))).toContain(
    'a JPEG or PNG in src/content/pictures',
  );
});

test.each(['elena.webp', '../elena.jpg', 'elena rossi.jpg'])(
  'rejects %s as the name of a picture',
  (file) => {
    expect(problemText(withPortrait(`{ file: ${file}, alt: Elena }`))).toBe(
      block(
        `${PERSON}:7`,
        'portrait.file',
        'a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces',
        `"${file}" (text)`,
      ),
    );
  },
);

test('reports a picture that no content file names', () => {
  const picture = Buffer.from('a picture');
  expect(problemsOf({ 'elena.jpg': picture, 'marco.jpg': picture })).toEqual([
    {
      file: 'src/content/pictures/marco.jpg',
      field: '(file)',
      expected:
        'a picture that a consultant or an agent names as their portrait, an article as its picture, or a client as its logo',
      received: 'no file names it',
    },
  ]);
});

const PAGE = 'pages/fibra-ottica.yaml';
const page = { [PAGE]: `ogImage: /quadri/condivisa.png\n${SMALL_CONTENT[PAGE]}` };
const FILE = 'public/quadri/condivisa.png';

test('reports a picture that does not exist', () => {
  expect(problemText(page)).toBe(
    block(`${PAGE}:1`, 'ogImage', 'the address of a picture in public/', `${FILE}: no such file`),
  );
});

test('reports an address that is not a PNG once', () => {
  expect(problemText({ [PAGE]: page[PAGE]?.replace('.png', '.jpg') ?? '' })).toBe(
    block(
      `${PAGE}:1`,
      'ogImage',
      'the address of a PNG in public/ such as /condivisa.png',
      '"/quadri/condivisa.jpg" (text)',
    ),
  );
});
