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
  { file: elena.jpg, alt: Elena } | file: un’immagine in src/content/pictures: non ce n’è | src/content/pictures/elena.jpg: il file non c’è
  { file: elena.jpg } | alt: un testo (Che cosa mostra l’immagine, per chi non può vederla, ad esempio Elena Sassoferri in ufficio)
  { file: elena.jpg, alt: ' ' } | alt: un testo, non solo spazi
  { file: IMG_4711.HEIC, alt: Elena } | file: ${HEIC_AS_JPEG}
  { file: elena.webp, alt: Elena } | file: un JPEG o PNG in src/content/pictures, ad esempio elena-sassoferri.jpg, con un nome senza spazi
  { file: elena.svg, alt: Elena } | file: un JPEG o PNG in src/content/pictures
  { file: ../elena.jpg, alt: Elena } | file: un JPEG o PNG in src/content/pictures
  { file: elena rossi.jpg, alt: Elena } | file: un JPEG o PNG in src/content/pictures
`),
)('refuses the portrait %s', (portrait, problem) => {
  expect(problemsOf(withPortrait(portrait)).join('\n')).toContain(
    `${PERSON}:7 portrait.${problem}`.replaceAll('src/content/', ''),
  );
});

test('accepts an SVG as a logo, and reports missing pictures', () => {
  const client = (file: string) => ({
    'clients/b.yaml': `name: Molini Sereni\nlogo: { file: ${file}, alt: M }\n`,
  });
  expect(problemsOf(client('brandi.svg'))[0]).toContain('pictures/brandi.svg: non c’è');
  expect(problemsOf(client('brandi.pdf'))[0]).toContain(
    'un SVG, PNG o JPEG in pictures, ad esempio officine-brandi.svg, con un nome senza spazi',
  );
  const social = (file: string) => problemsOf({ [PAGE]: `ogImage: /a/${file}\n${SMALL_CONTENT[PAGE]}` });
  expect(social('b.png')).toEqual([
    `${PAGE}:1 ogImage: l’indirizzo di un’immagine in public/ | public/a/b.png: non c’è`,
  ]);
  expect(social('b.jpg')).toEqual([
    expect.stringContaining('l’indirizzo di un PNG in public/, ad esempio /condivisa.png'),
  ]);
  expect(problemsOf({ ...withPortrait('{ file: elena.jpg, alt: E }'), 'pictures/Elena.jpg': '' })).toEqual([
    expect.stringContaining('un’immagine in pictures, forse "Elena.jpg"; ci sono "Elena.jpg"'),
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
  [
    'elena.jpg',
    () => plain(479, 900).jpeg().toBuffer(),
    'un’immagine di almeno 480x600 pixel, larghezza per altezza, quanto si mostra grande',
    '479x900 pixel',
  ],
  [
    'elena.jpg',
    upright,
    'un’immagine di almeno 480x600 pixel, larghezza per altezza, quanto si mostra grande',
    '600x480 pixel',
  ],
  [
    'rete.jpg',
    () => plain(790, 900).jpeg().toBuffer(),
    'un’immagine di almeno 800x533 pixel, larghezza per altezza, quanto si mostra grande',
    '790x900 pixel',
  ],
  [
    'elena.jpg',
    () => plain(900, 1200).webp().toBuffer(),
    'un JPEG o PNG: esporta l’immagine in questo formato, cambiare il nome non basta',
    'un’immagine di tipo webp',
  ],
  ['elena.jpg', () => HEIC, HEIC_AS_JPEG, 'un’immagine HEIC, qualunque sia il suo nome'],
  [
    'elena.jpg',
    () => Buffer.from('version https://git-lfs'),
    'un JPEG o PNG: esporta l’immagine in questo formato, cambiare il nome non basta',
    'un file di un altro tipo',
  ],
  ['davide.png', () => Buffer.alloc(0), 'un JPEG o PNG', 'un file vuoto'],
  [
    'elena.jpg',
    async () => (await noisy()).subarray(0, 20_000),
    'un JPEG o PNG intero: copia di nuovo il file',
    'un file rovinato, che finisce troppo presto o ha byte sbagliati',
  ],
  [
    'corvo.png',
    () => plain(100, 40, '#222').png().toBuffer(),
    'un logo di almeno 210x84 pixel, o un SVG',
    '100x40 pixel',
  ],
  [
    'corvo.png',
    () => plain(1600, 100, '#222').png().toBuffer(),
    'un logo al massimo 15 volte più largo che alto, e 4 volte più alto che largo, ritagliato sul disegno',
    '1600x100',
  ],
  [
    'corvo.png',
    () => plain(400, 160, '#eee').png().toBuffer(),
    'un logo scuro su fondo chiaro o trasparente',
    'un logo senza parti scure, ad esempio con lettere bianche',
  ],
  [
    'brandi.svg',
    () => plain(400, 160, '#222').png().toBuffer(),
    'un SVG: esporta il disegno in questo formato, cambiare il nome non basta',
    'un file di un altro tipo',
  ],
  [
    'condivisa.png',
    () => plain(630, 1200).png().toBuffer(),
    'un’immagine di 1200x630 pixel',
    '630x1200 pixel',
  ],
  [
    'condivisa.png',
    () => plain(1200, 630).jpeg().toBuffer(),
    'un PNG: esporta l’immagine in questo formato, cambiare il nome non basta',
    'un’immagine di tipo jpeg',
  ],
  [
    'condivisa.png',
    async () => Buffer.concat([await plain(1200, 630).png().toBuffer()], 100_001),
    'un’immagine di al massimo 100 kB',
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
