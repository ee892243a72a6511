import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../read-content.ts';
import { cases, contentOf, PAGE, PLANS, problemsOf, text } from '../testing/problem-text.ts';
import { SMALL_KINDS } from '../testing/small-kinds.ts';
import { type ContentChanges, edit, SMALL_CONTENT, temporaryProject } from '../testing/temporary-project.ts';

const CLIENT = 'testimonials/brandi.yaml';

test.each<[what: string, changes: ContentChanges, problem: string]>([
  [
    'an empty file',
    { [CLIENT]: '# Nothing\n' },
    `${CLIENT}:1 (tutto il file): un gruppo di campi, ad esempio { quote: …, author: …, role: …, company: …, industry: …, rating: … } | un file vuoto`,
  ],
  [
    'no file',
    { 'brand.yaml': null },
    'brand.yaml (file): un file: il sito non può farne a meno | il file non c’è',
  ],
  [
    'two files for one id',
    { 'plans/fibra-ottica.yml': 'per: mese' },
    'plans/fibra-ottica.yml (file): un solo file per "fibra-ottica": fibra-ottica.yaml c’è già | fibra-ottica.yml',
  ],
  ['a wrong extension', { 'pages/a.md': '' }, 'pages/a.md (file): un nome che finisce in .yaml | a.md'],
  [
    'a name that cannot be an address',
    { 'testimonials/Molini Sereni.yaml': 'rating: 5' },
    'testimonials/Molini Sereni.yaml (file): un nome di lettere minuscole, cifre e trattini singoli, che finisce in .yaml',
  ],
  [
    'a folder that nothing reads',
    { 'plan/voip.yaml': '' },
    'plan (file): una raccolta, forse "plans"; ci sono',
  ],
])('reports %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

/** As a program on Windows saves a file. */
const asOnWindows = (yaml = ''): string => `\ufeff${yaml.replaceAll('\n', '\r\n')}`;
const windows = Object.fromEntries(
  Object.entries(SMALL_CONTENT).map(([file, yaml]) => [file, asOnWindows(yaml)]),
);

test('reads files with Windows line ends and a byte order mark, with the right lines', () => {
  expect(problemsOf(windows)).toEqual([]);
  const wrong = asOnWindows(SMALL_CONTENT[PLANS]?.replace('23.99', '23,99'));
  expect(problemsOf({ ...windows, [PLANS]: wrong })).toEqual([
    expect.stringContaining(`${PLANS}:7 items[0].price`),
  ]);
});

test('passes over what Windows and macOS leave in a folder', () => {
  const left = ['Thumbs.db', 'ehthumbs.db', 'Desktop.ini', '.DS_Store', '._voip.yaml'];
  const folders = ['', 'pages/', 'pages/servizi/', 'pictures/'];
  const files = folders.flatMap((folder) => left.map((name) => [folder + name, '\0'] as const));
  expect(problemsOf(Object.fromEntries(files))).toEqual([]);
});

const accented = SMALL_CONTENT[CLIENT]?.replace('Nessuno', 'È così, nessuno') ?? '';

test.each([
  ['ANSI', Buffer.from(accented, 'latin1'), false],
  ['UTF-16', Buffer.from(`\uFEFF${accented}`, 'utf16le'), false],
  ['UTF-16 without a byte order mark', Buffer.from(SMALL_CONTENT[CLIENT] ?? '', 'utf16le'), false],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${accented}`), true],
])('reads %s: only UTF-8', (_encoding, bytes, isRight) => {
  const root = temporaryProject();
  writeFileSync(join(root, 'src/content', CLIENT), bytes);
  const { problems } = checkContent(root, undefined, SMALL_KINDS);
  const wrong = {
    file: `src/content/${CLIENT}`,
    expected: expect.stringContaining('un file salvato come UTF-8'),
  };
  expect(problems).toMatchObject(isRight ? [] : [wrong]);
});

test.each([
  'velocit\u00c3\u00a0 massima',
  'velocitÃ  massima',
  'perchÃ© noi',
  'Ãˆ la rete',
  'lâ€™azienda',
  'da 15 â‚¬',
  'Â«SubitoÂ»',
  '10Â Gb/s',
  'PetroviÄ‡',
  'ï¿½',
  'ðŸ˜€',
])('reports letters that were encoded twice: %j', (copy) => {
  expect(problemsOf(text(copy))).toEqual([
    expect.stringContaining('la lettera che una codifica sbagliata ha cambiato in questo'),
  ]);
});

test.each(
  cases(`
  velocità\u200b massima | U+200B | velocità‹U+200B› massima
  velo\u00adcità | U+00AD | velo‹U+00AD›cità
  una riga\\u2028e un’altra | U+2028 | una riga‹U+2028›e un’altra
  5-\u206010 | U+2060 | 5-‹U+2060›10
  \u202aSubito\u202c | U+202A | ‹U+202A›Subito‹U+202C›
  sub\u0000ito | U+0000 | sub‹U+0000›ito
`),
)('makes invisible characters visible: %j', (copy, code, received) => {
  const expected = `solo caratteri visibili: riscrivi queste parole, senza ${code}`;
  expect(problemsOf(text(copy.replace('\\u2028', '\u2028')))).toEqual([
    `${PAGE}:6 sections[0].text: ${expected} | "${received}" (testo)`,
  ]);
});

test('reports an invisible character once where it causes another mistake, and in a key', () => {
  expect(problemsOf(edit(PLANS, '23.99', '23.99\u200b'))).toHaveLength(1);
  expect(problemsOf(edit(PLANS, 'popular: true', 'popular: true\n    \u200bbadge: x'))).toEqual([
    expect.stringContaining('items[0].‹U+200B›badge: un campo che esiste, forse "badge"'),
  ]);
});

test.each([
  'È così: perché? «Città…», l’unità»…, 10\u00a0Gb/s – più di 5 × 2',
  'Müller, Łukasz, Ștefan, Çağlar, Ångström, São Paulo, Åsa, CITTÀ», PERCHÉ”',
  'Riga\nseconda\triga',
])('accepts %j', (copy) => {
  expect(contentOf(text(copy)).pages.size).toBe(1);
});
