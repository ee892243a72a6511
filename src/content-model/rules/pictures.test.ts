import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HEIC_AS_JPEG } from '../fields/picture.ts';
import { checkContent } from '../read-content.ts';
import { addPictures, plain, svg } from '../testing/drawn-pictures.ts';
import { block, problemText } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';
import { wrongPictureFiles } from './pictures.ts';

const PAGE = 'pages/fibra-ottica.yaml';

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
    'clients/officine-brandi.yaml': `name: Molini Sereni\nlogo: { file: ${file}, alt: Molini Sereni }\n`,
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

const NAMED = {
  'consultants/elena.yaml': 'name: Elena Sassoferri\nportrait: { file: elena.jpg, alt: Elena }\n',
  'agents/davide.yaml': 'name: Davide Sorgente\nportrait: { file: davide.png, alt: Davide }\n',
  'articles/rete.yaml': 'title: Rete\npicture: { file: rete.jpg, alt: Un armadio }\n',
  'clients/brandi.yaml': 'name: Molini Sereni\nlogo: { file: brandi.svg, alt: Molini Sereni }\n',
  'clients/corvo.yaml': 'name: Lanificio Corvo\nlogo: { file: corvo.png, alt: Lanificio Corvo }\n',
  [PAGE]: `ogImage: /quadri/condivisa.png\n${SMALL_CONTENT[PAGE]}`,
};
const MARK = svg('<path d="M0 0h100v40H0z"/>');

/** @returns the problems of a project with these pictures and no others */
const mistakesIn = (pictures: Readonly<Record<string, Buffer>>) => {
  const root = temporaryProject(NAMED);
  addPictures(
    root,
    Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [
        name.startsWith('public/') ? name : `src/content/pictures/${name}`,
        bytes,
      ]),
    ),
  );
  return wrongPictureFiles(checkContent(root, undefined, SMALL_KINDS).reading);
};

test('accepts pictures as phones and designers save them', async () => {
  const pictures = {
    'elena.jpg': await plain(480, 600).jpeg({ progressive: true }).toBuffer(),
    'davide.png': await plain(480, 600).png().toBuffer(),
    'rete.jpg': await plain(533, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'brandi.svg': MARK,
    'corvo.png': await plain(400, 160, '#222').png().toBuffer(),
    'public/quadri/condivisa.png': await plain(1200, 630).png().toBuffer(),
  };
  expect(await mistakesIn(pictures)).toEqual([]);
});

test.each<[name: string, what: string, draw: () => Promise<Buffer>, expected: string, received: string]>([
  [
    'elena.jpg',
    'a portrait that is narrower than it is shown',
    () => plain(479, 900).jpeg().toBuffer(),
    'a picture of at least 480x600 pixels',
    '479x900 pixels',
  ],
  [
    'elena.jpg',
    'a portrait that its orientation turns sideways',
    () => plain(480, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'a picture of at least 480x600 pixels',
    '600x480 pixels',
  ],
  [
    'rete.jpg',
    'a picture of an article that is too small',
    () => plain(790, 900).jpeg().toBuffer(),
    'a picture of at least 800x533 pixels',
    '790x900 pixels',
  ],
  [
    'elena.jpg',
    'another kind of picture',
    () => plain(900, 1200).webp().toBuffer(),
    'a JPEG or PNG: export the picture in this format, renaming is not enough',
    'a picture of the kind webp',
  ],
  [
    'elena.jpg',
    'a HEIC that was only renamed',
    async () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    HEIC_AS_JPEG,
    'a HEIC picture, whatever its name',
  ],
  [
    'elena.jpg',
    'a file that is not a picture',
    async () => Buffer.from('version https://git-lfs.github.com/spec/v1'),
    'a JPEG or PNG: export the picture in this format, renaming is not enough',
    'another kind of file',
  ],
  ['davide.png', 'an empty file', async () => Buffer.alloc(0), 'a JPEG or PNG', 'an empty file'],
  [
    'elena.jpg',
    'a truncated JPEG',
    async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const bytes = await plain(900, 1200)
        .composite([
          { input: { create: { width: 900, height: 1200, channels: 3, background: '#888', noise } } },
        ])
        .jpeg()
        .toBuffer();
      return bytes.subarray(0, bytes.length / 2);
    },
    'an undamaged JPEG or PNG: copy the file again',
    'a damaged file, which ends too early or has wrong bytes',
  ],
  [
    'davide.png',
    'a truncated PNG',
    async () => (await plain(900, 1200).png().toBuffer()).subarray(0, 200),
    'an undamaged JPEG or PNG: copy the file again',
    'a damaged file, which ends too early or has wrong bytes',
  ],
  [
    'corvo.png',
    'a small logo',
    () => plain(100, 40, '#222').png().toBuffer(),
    'a logo of at least 210x84 pixels, or an SVG',
    '100x40 pixels',
  ],
  [
    'corvo.png',
    'a logo that is too wide',
    () => plain(1600, 100, '#222').png().toBuffer(),
    'a logo at most 15 times as wide as high',
    '1600x100',
  ],
  [
    'corvo.png',
    'pale letters without a background',
    () => plain(400, 160, '#eee').png().toBuffer(),
    'a logo that is dark on a pale or transparent background',
    'a logo without dark parts, such as white letters',
  ],
  [
    'brandi.svg',
    'a picture that is named SVG',
    () => plain(400, 160, '#222').png().toBuffer(),
    'an SVG: export the drawing in this format, renaming is not enough',
    'another kind of file, or a damaged one',
  ],
  [
    'public/quadri/condivisa.png',
    'a social picture of another size',
    () => plain(630, 1200).png().toBuffer(),
    'a picture of 1200x630 pixels',
    '630x1200 pixels',
  ],
  [
    'public/quadri/condivisa.png',
    'a JPEG that is named PNG',
    () => plain(1200, 630).jpeg().toBuffer(),
    'a PNG: export the picture in this format, renaming is not enough',
    'a picture of the kind jpeg',
  ],
])('%s: reports %s', async (name, _what, draw, expected, received) => {
  const problems = await mistakesIn({ [name]: await draw() });
  expect(problems).toHaveLength(1);
  expect(problems[0]?.expected).toContain(expected);
  expect(problems[0]?.received).toContain(`${name}: ${received}`);
});

test('reports a problem with file, line and field', async () => {
  expect(await mistakesIn({ 'elena.jpg': Buffer.alloc(0) })).toMatchObject([
    { file: 'src/content/consultants/elena.yaml:2', field: 'portrait.file' },
  ]);
});

test('accepts a social picture of 100,000 bytes and rejects a heavier one', async () => {
  const png = await plain(1200, 630).png().toBuffer();
  expect(await mistakesIn({ 'public/quadri/condivisa.png': Buffer.concat([png], 100_000) })).toEqual([]);
  expect(await mistakesIn({ 'public/quadri/condivisa.png': Buffer.concat([png], 100_001) })).toMatchObject([
    { field: 'ogImage', expected: 'a picture of at most 100 kB' },
  ]);
});
