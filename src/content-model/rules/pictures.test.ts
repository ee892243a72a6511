import { expect, test } from 'vitest';
import { HEIC_AS_JPEG } from '../fields/picture.ts';
import { checkContent } from '../read-content.ts';
import { addPictures, plain, svg } from '../testing/drawn-pictures.ts';
import { cases, PAGE, problemsOf } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';
import { wrongPictureFiles } from './pictures.ts';

const PERSON = 'consultants/elena.yaml';
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

test.each(
  cases(`
  { file: elena.jpg, alt: Elena } | file: a picture in src/content/pictures: there is none | src/content/pictures/elena.jpg: no such file
  { file: elena.jpg } | alt: text (Che cosa mostra l’immagine, per chi non può vederla, ad esempio Elena Sassoferri in ufficio)
  { file: elena.jpg, alt: ' ' } | alt: text that is not only spaces
  { file: IMG_4711.HEIC, alt: Elena } | file: ${HEIC_AS_JPEG}
  { file: elena.webp, alt: Elena } | file: a JPEG or PNG in src/content/pictures such as elena-sassoferri.jpg, its name without spaces
  { file: elena.svg, alt: Elena } | file: a JPEG or PNG in src/content/pictures
  { file: ../elena.jpg, alt: Elena } | file: a JPEG or PNG in src/content/pictures
  { file: elena rossi.jpg, alt: Elena } | file: a JPEG or PNG in src/content/pictures
`),
)('refuses the portrait %s', (portrait, problem) => {
  expect(problemsOf(withPortrait(portrait)).join('\n')).toContain(
    `${PERSON}:7 portrait.${problem}`.replaceAll('src/content/', ''),
  );
});

test('accepts an SVG as a logo, and reports social pictures and files that nothing names', () => {
  const client = (file: string) => ({
    'clients/b.yaml': `name: Molini Sereni\nlogo: { file: ${file}, alt: M }\n`,
  });
  expect(problemsOf(client('brandi.svg'))[0]).toContain('pictures/brandi.svg: no such file');
  expect(problemsOf(client('brandi.pdf'))[0]).toContain('an SVG, PNG or JPEG in pictures');
  const social = (file: string) => problemsOf({ [PAGE]: `ogImage: /a/${file}\n${SMALL_CONTENT[PAGE]}` });
  expect(social('b.png')).toEqual([
    `${PAGE}:1 ogImage: the address of a picture in public/ | public/a/b.png: no such file`,
  ]);
  expect(social('b.jpg')).toEqual([
    expect.stringContaining('the address of a PNG in public/ such as /condivisa.png'),
  ]);
  expect(problemsOf({ ...withPortrait('{ file: elena.jpg, alt: E }'), 'pictures/Elena.jpg': '' })).toEqual([
    expect.stringContaining('a picture in pictures, probably "Elena.jpg"; known are "Elena.jpg"'),
    'pictures/Elena.jpg (file): a picture that a consultant or an agent names as their portrait, an article as its picture, or a client as its logo | no file names it',
  ]);
});

const NAMED = {
  [PERSON]: 'name: Elena Sassoferri\nportrait: { file: elena.jpg, alt: Elena }\n',
  'agents/davide.yaml': 'name: Davide Sorgente\nportrait: { file: davide.png, alt: Davide }\n',
  'articles/rete.yaml': 'title: Rete\npicture: { file: rete.jpg, alt: Un armadio }\n',
  'clients/brandi.yaml': 'name: Molini Sereni\nlogo: { file: brandi.svg, alt: Molini Sereni }\n',
  'clients/corvo.yaml': 'name: Lanificio Corvo\nlogo: { file: corvo.png, alt: Lanificio Corvo }\n',
  [PAGE]: `ogImage: /condivisa.png\n${SMALL_CONTENT[PAGE]}`,
};
const FOLDERS: Readonly<Record<string, string>> = { 'condivisa.png': 'public/', 'logo.svg': 'src/content/' };

/** @returns the problems of a project with these pictures and no others */
const mistakesIn = async (pictures: Readonly<Record<string, Buffer>>): Promise<string[]> => {
  const root = temporaryProject(NAMED);
  addPictures(
    root,
    Object.fromEntries(
      Object.entries(pictures).map(([name, bytes]) => [
        `${FOLDERS[name] ?? 'src/content/pictures/'}${name}`,
        bytes,
      ]),
    ),
  );
  const problems = await wrongPictureFiles(checkContent(root, undefined, SMALL_KINDS).reading);
  return problems.map(({ file, field, expected, received }) => `${file} ${field}: ${expected} | ${received}`);
};

test('accepts pictures as phones and designers save them', async () => {
  const pictures = {
    'elena.jpg': await plain(480, 600).jpeg({ progressive: true }).toBuffer(),
    'davide.png': await plain(480, 600).png().toBuffer(),
    'rete.jpg': await plain(533, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'brandi.svg': svg('<path d="M0 0h100v40H0z"/>'),
    'corvo.png': await plain(400, 160, '#222').png().toBuffer(),
    'condivisa.png': Buffer.concat([await plain(1200, 630).png().toBuffer()], 100_000),
  };
  expect(await mistakesIn(pictures)).toEqual([]);
});

const NOISE = { create: { width: 900, height: 1200, channels: 3, background: '#888' } } as const;
const grain = { ...NOISE.create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } as const;
const noisy = () =>
  plain(900, 1200)
    .composite([{ input: { create: grain } }])
    .jpeg()
    .toBuffer();
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
const upright = () => plain(480, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();

test.each<[name: string, draw: () => Promise<Buffer> | Buffer, expected: string, received: string]>([
  ['elena.jpg', () => plain(479, 900).jpeg().toBuffer(), 'at least 480x600 pixels', '479x900 pixels'],
  ['elena.jpg', upright, 'at least 480x600 pixels', '600x480 pixels'],
  ['rete.jpg', () => plain(790, 900).jpeg().toBuffer(), 'at least 800x533 pixels', '790x900 pixels'],
  [
    'elena.jpg',
    () => plain(900, 1200).webp().toBuffer(),
    'a JPEG or PNG: export',
    'a picture of the kind webp',
  ],
  ['elena.jpg', () => HEIC, HEIC_AS_JPEG, 'a HEIC picture, whatever its name'],
  [
    'elena.jpg',
    () => Buffer.from('version https://git-lfs'),
    'a JPEG or PNG: export',
    'another kind of file',
  ],
  ['davide.png', () => Buffer.alloc(0), 'a JPEG or PNG', 'an empty file'],
  [
    'elena.jpg',
    async () => (await noisy()).subarray(0, 20_000),
    'an undamaged JPEG or PNG',
    'a damaged file',
  ],
  [
    'corvo.png',
    () => plain(100, 40, '#222').png().toBuffer(),
    'a logo of at least 210x84 pixels',
    '100x40 pixels',
  ],
  [
    'corvo.png',
    () => plain(1600, 100, '#222').png().toBuffer(),
    'at most 15 times as wide as high',
    '1600x100',
  ],
  [
    'corvo.png',
    () => plain(400, 160, '#eee').png().toBuffer(),
    'a logo that is dark',
    'a logo without dark parts',
  ],
  ['brandi.svg', () => plain(400, 160, '#222').png().toBuffer(), 'an SVG: export', 'another kind of file'],
  [
    'condivisa.png',
    () => plain(630, 1200).png().toBuffer(),
    'a picture of 1200x630 pixels',
    '630x1200 pixels',
  ],
  ['condivisa.png', () => plain(1200, 630).jpeg().toBuffer(), 'a PNG: export', 'a picture of the kind jpeg'],
  [
    'condivisa.png',
    async () => Buffer.concat([await plain(1200, 630).png().toBuffer()], 100_001),
    'a picture of at most 100 kB',
    '101 kB',
  ],
])('refuses %s: case %#', async (name, draw, expected, received) => {
  const [problem, ...others] = await mistakesIn({ [name]: await draw() });
  expect(problem).toMatch(
    /^src\/content\/[\w/-]+\.yaml:[12] (?:portrait\.file|picture\.file|logo\.file|ogImage): /,
  );
  expect(problem).toContain(expected);
  expect(problem).toContain(`${name}: ${received}`);
  expect(others).toEqual([]);
});
