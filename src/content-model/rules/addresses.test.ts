import { expect, test } from 'vitest';
import { cases, contentOf, PAGE, problemsOf } from '../testing/problem-text.ts';
import { anotherPage, type ContentChanges, SMALL_CONTENT } from '../testing/temporary-project.ts';

const withKey = (key: string): string => `${key}\n${SMALL_CONTENT[PAGE]}`;
const voip = (key: string) => ({ 'pages/voip.yaml': anotherPage('VoIP', withKey(key)) });
const ROUTES = {
  '../pages/404.astro': '',
  '../pages/llms.txt.ts': '',
  '../pages/[...path].astro': '',
};

test.each<[what: string, changes: ContentChanges, problem: string]>([
  [
    'an alias with the address of a page',
    voip('aliases: [/voce, /fibra-ottica]'),
    `pages/voip.yaml:1 aliases[1]: an address of its own: ${PAGE}:1 has it already | "/fibra-ottica"`,
  ],
  [
    'an alias of two pages',
    { [PAGE]: withKey('aliases: [/linea]'), ...voip('aliases: [/linea]') },
    `pages/voip.yaml:1 aliases[0]: an address of its own: ${PAGE}:1 has it already`,
  ],
  [
    'two pages with one address',
    { 'pages/fibra-ottica/index.yaml': anotherPage('Fibra') },
    `pages/fibra-ottica/index.yaml:1 (top level): an address of its own: ${PAGE}:1 has it already`,
  ],
  [
    'a page at the address of a route',
    { ...ROUTES, 'pages/404/index.yaml': anotherPage('Grazie') },
    'pages/404/index.yaml:1 (top level): an address of its own: src/pages/404.astro has it already | "/404"',
  ],
  [
    'an alias of a route',
    { ...ROUTES, [PAGE]: withKey('aliases: [/404]') },
    'src/pages/404.astro has it already',
  ],
  [
    'a page at the address of a function',
    { 'pages/api/health.yaml': anotherPage('Grazie') },
    'pages/api/health.yaml:1 (top level): an address that is not below /api: functions answer there',
  ],
  [
    'the editor’s address',
    { 'pages/admin.yaml': anotherPage('A') },
    'not below /admin: the editor of the content',
  ],
])('refuses %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual([expect.stringContaining(problem)]);
});

test.each<[what: string, changes: ContentChanges]>([
  ['short addresses of a page', { [PAGE]: withKey('aliases: [/fibra, /offerte/fibra]') }],
  ['/api-e-sistemi', { 'pages/api-e-sistemi.yaml': anotherPage('API') }],
  ['/llms beside /llms.txt', { ...ROUTES, 'pages/llms.yaml': anotherPage('Modelli') }],
  [
    'a breadcrumb',
    {
      [PAGE]: withKey('breadcrumb: [{ name: Servizi, href: /servizi }, { name: Fibra }]'),
      'pages/servizi.yaml': anotherPage('Servizi'),
    },
  ],
])('accepts %s', (_what, changes) => {
  expect(problemsOf(changes)).toEqual([]);
});

const HOME = { 'pages/index.yaml': anotherPage('Home'), 'pages/voip.yaml': anotherPage('VoIP') };
const redirects = (moved: string, kept = ''): ContentChanges => ({
  ...HOME,
  'redirects.yaml': `kept: [${kept}]\nmoved:\n${moved}`,
});

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
  const { redirects: read } = contentOf(
    redirects(`  - { from: "${from}", to: /fibra-ottica }\n`, `"${from}"`),
  );
  expect(read.moved).toEqual([{ from, to: '/fibra-ottica' }]);
});

test.each(
  cases(`
  /?p=12 | /fibra-ottica | from: /?p=:p, for every value: the host tells the names in a query apart, not their values. Or nothing: without this line it opens the home page
  /index.php?id=5&x=:x | /fibra-ottica | from: /index.php?id=:id&x=:x, for every value
  /index.php?id=5 | /fibra-ottica | /index.php alone leads it there with any query
  /index.php? | /fibra-ottica | from: the names in the query once each
  /index.php?a=:a&a=:b | /fibra-ottica | from: the names in the query once each
  https://www.vecchio.example/contatti.html?a=1 | /fibra-ottica | from: only what follows the domain: /contatti.html?a=1
  contatti.html | /fibra-ottica | from: an address that begins with a slash
  /chi-siamo#storia | /fibra-ottica | from: /chi-siamo without #storia
  /blog/* | /fibra-ottica | from: one line for each old address
  /blog/:id | /fibra-ottica | from: one line for each old address
  /a//b | /fibra-ottica | single slashes
  /a/../b | /fibra-ottica | without . and ..
  /societ%E0 | /fibra-ottica | as visitors read it
  /100% | /fibra-ottica | as visitors read it
  /a%2Fb | /fibra-ottica | without %2A, %2F
  /.netlify/x | /fibra-ottica | not below /.netlify
  /fibra-ottica/ | /fibra-ottica | from: an address that is not in use
  /sitemap.xml | /fibra-ottica | from: an address that is not in use
  /voip | /fibra-ottica | from: an address that is not in use
  /api/contact | /voip | from: an address that is not in use
  /fibra-ottica?a=:a | /fibra-ottica | would lead to itself
  /index.html | /fibra-ottica | no line, or to: /:
  /voce | /voipp | to: an address of this site, probably "/voip"
  /voce | https://voip.example | to: an address of this site
  /voce | /voce | to: an address that does not lead back to /voce
`),
)('refuses a redirect from %s to %s', (from, to, expected) => {
  const [problem, ...others] = problemsOf(redirects(`  - { from: "${from}", to: "${to}" }\n`));
  expect(problem).toContain('redirects.yaml:3 moved[0].');
  expect(problem).toContain(expected);
  expect(others).toEqual([]);
});

test('takes all spellings of an address as one', () => {
  const both = '  - { from: /società, to: /voip }\n  - { from: /societ%C3%A0/, to: /fibra-ottica }\n';
  expect(problemsOf(redirects(both))).toEqual([
    expect.stringContaining('an address of its own: redirects.yaml:3'),
  ]);
});

test('reports a chain with the address where it ends, and a loop', () => {
  const chain = '  - { from: /telefonia/, to: /a }\n  - { from: /a/, to: /fibra-ottica }\n';
  expect(problemsOf(redirects(chain))).toEqual([expect.stringContaining('the final address, /fibra-ottica')]);
  const circle = '  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: /b }\n';
  expect(problemsOf(redirects(circle))).toEqual(
    Array(3).fill(expect.stringContaining('does not lead back to')),
  );
});

test('keeps an address in any spelling, and reports one that is gone', () => {
  const moved = '  - { from: /società, to: /fibra-ottica }\n';
  const kept = '"/societ%C3%A0/", /fibra-ottica.html, /Contatti.htm';
  expect(problemsOf(redirects(moved, kept))).toEqual([
    expect.stringContaining(
      'redirects.yaml:1 kept[2]: a page at /Contatti.htm, which is gone. Was it renamed? Then add under moved: { from: /Contatti.htm, to: its new address }',
    ),
  ]);
});
