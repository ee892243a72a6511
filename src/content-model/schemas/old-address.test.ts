import { expect, test } from 'vitest';
import { block, problemText } from '../testing/problem-text.ts';
import { anotherPage } from '../testing/temporary-project.ts';

const FILE = 'redirects.yaml';
const redirects = (moved: string, kept = ''): Record<string, string> => ({
  [FILE]: `kept: [${kept}]\nmoved:\n${moved}`,
});
const TWO_PAGES = { 'pages/voip.yaml': anotherPage('VoIP') };
const ABOUT_FROM = 'moved[0].from';
/** One mistake, so that the text shows that there is no other. */
const NOTHING_READS = { 'pages/prova.md': '' };
const ONLY_IT = block('pages/prova.md', '(file)', 'a name ending in .yaml', 'prova.md');

const PAGE_TO = '/fibra-ottica';
test.each([
  '/contatti.html',
  '/index.php',
  '/Chi-Siamo',
  '/società',
  '/societ%C3%A0',
  '/servizi/telefonia/',
  '/Listino%20prezzi.asp',
  '/a/b.c_d~e,f(1)',
  '/?p=:p',
  '/index.php?option=:a&view=:b',
  '/fibra-ottica.html',
])('accepts what a former site had: %s', (from) => {
  const moved = `  - { from: "${from}", to: ${PAGE_TO} }\n`;
  expect(problemText({ ...redirects(moved), ...NOTHING_READS })).toBe(ONLY_IT);
});

test.each([
  ['/?p=12', '/?p=:p, for every value'],
  ['/?p=12', 'without this line it opens the home page'],
  ['/index.php?id=5&x=:x', '/index.php?id=:id&x=:x, for every value'],
  ['/index.php?id=5', '/index.php alone leads it there with any query'],
  ['/index.php?', 'the names in the query once each'],
  ['/index.php?a=:a&a=:b', 'the names in the query once each'],
  ['https://www.vecchio.example/contatti.html?a=1', 'only what follows the domain: /contatti.html?a=1'],
  ['contatti.html', 'an address that begins with a slash'],
  ['/chi-siamo#storia', '/chi-siamo without #storia'],
  ['/blog/*', 'one line for each old address'],
  ['/blog/:id', 'one line for each old address'],
  ['/a//b', 'single slashes'],
  ['/a/../b', 'without . and ..'],
  ['/societ%E0', 'as visitors read it'],
  ['/100%', 'as visitors read it'],
  ['/a%2Fb', 'without %2A, %2F'],
  ['/.netlify/x', 'not below /.netlify'],
  ['/API%2Fx', 'without %2A, %2F'],
  ['/fibra-ottica/', 'not in use'],
  ['/sitemap.xml', 'not in use'],
  ['/fibra-ottica?a=:a', 'would lead to itself'],
  ['/index.html', 'no line, or to: /:'],
])('says what to write instead of %s: %s', (from, expected) => {
  const home = { 'pages/index.yaml': anotherPage('Home') };
  const text = problemText({ ...home, ...redirects(`  - { from: "${from}", to: ${PAGE_TO} }\n`) });
  expect(text).toContain(`src/content/${FILE}:3\n  field     ${ABOUT_FROM}\n  expected  `);
  expect(text).toContain(expected);
});

test('takes all spellings of an address as one', () => {
  const both = '  - { from: /società, to: /voip }\n  - { from: /societ%C3%A0/, to: /fibra-ottica }\n';
  expect(problemText({ ...TWO_PAGES, ...redirects(both) })).toContain('an address of its own in each place');
  const chain = '  - { from: /telefonia/, to: /a }\n  - { from: /a/, to: /fibra-ottica }\n';
  expect(problemText(redirects(chain))).toContain('the final address, /fibra-ottica');
});

test('keeps an address in any spelling', () => {
  const moved = '  - { from: /società, to: /fibra-ottica }\n';
  const kept = '"/societ%C3%A0/", /fibra-ottica.html, /Contatti.htm';
  expect(problemText(redirects(moved, kept))).toContain('a page at /Contatti.htm, which is gone');
  expect(problemText(redirects(moved, kept)).match(/which is gone/g)).toHaveLength(1);
});
