import { expect, test } from 'vitest';
import { temporaryProject } from '../testing/temporary-project.ts';
import { brandLogoProblems } from './brand-logo.ts';

const svg = (inside: string, viewBox = '0 0 24 24'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;
const SQUARE = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
const problemsOf = (logo: string | null) => brandLogoProblems(temporaryProject({ 'logo.svg': logo }));

test.each([
  ['in the colour of the text', SQUARE],
  ['in one of the site’s colours', '<circle cx="12" cy="12" r="8" fill="var(--color-madder)"/>'],
  ['in a colour of its own', '<g id="Livello_1"><path fill="#0a0" d="M4 4h16v16H4z"/></g>'],
])('accepts a logo %s', (_what, inside) => {
  expect(problemsOf(svg(inside))).toEqual([]);
});

const long = Array.from({ length: 300 }, (_, at) => `L${(at * 7) % 23}.${at} ${(at * 5) % 19}.${at}`).join(
  '',
);

test.each([
  ['is missing', null, 'il logo dell’agenzia', 'il file non c’è'],
  ['is wider than high', svg(SQUARE, '0 0 60 24'), 'un disegno quadrato', 'viewBox="0 0 60 24"'],
  ['has letters', svg('<text>Trama</text>'), 'lettere come tracciati', '<text>'],
  [
    'has a gradient',
    svg(
      '<defs><linearGradient id="a"><stop stop-color="#f00"/><stop offset="1"/></linearGradient></defs><path fill="url(#a)" d="M4 4h16v16H4z"/>',
    ),
    'riempimenti e tratti semplici',
    'uno di questi',
  ],
  ['is heavy', svg(`<path d="M0 0${long}"/>`), 'al massimo 1500 byte', 'byte'],
  ['is no drawing', 'PNG', 'un SVG', 'un file di un altro tipo'],
])('refuses a logo that %s', (_what, logo, expected, received) => {
  const [problem] = problemsOf(logo);
  expect(problem).toMatchObject({ file: 'src/content/logo.svg', field: '(file)' });
  expect(problem?.expected).toContain(expected);
  expect(problem?.received).toContain(received);
});
