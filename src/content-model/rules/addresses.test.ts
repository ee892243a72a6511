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
    `pages/voip.yaml:1 aliases[1]: un indirizzo che ${PAGE}:1 non abbia già | "/fibra-ottica"`,
  ],
  [
    'an alias of two pages',
    { [PAGE]: withKey('aliases: [/linea]'), ...voip('aliases: [/linea]') },
    `pages/voip.yaml:1 aliases[0]: un indirizzo che ${PAGE}:1 non abbia già`,
  ],
  [
    'two pages with one address',
    { 'pages/fibra-ottica/index.yaml': anotherPage('Fibra') },
    `pages/fibra-ottica/index.yaml:1 (tutto il file): un indirizzo che ${PAGE}:1 non abbia già`,
  ],
  [
    'a page at the address of a route',
    { ...ROUTES, 'pages/404/index.yaml': anotherPage('Grazie') },
    'pages/404/index.yaml:1 (tutto il file): un indirizzo che src/pages/404.astro non abbia già | "/404"',
  ],
  [
    'an alias of a route',
    { ...ROUTES, [PAGE]: withKey('aliases: [/404]') },
    'un indirizzo che src/pages/404.astro non abbia già',
  ],
  [
    'a page at the address of a function',
    { 'pages/api/health.yaml': anotherPage('Grazie') },
    'pages/api/health.yaml:1 (tutto il file): un indirizzo che non sia sotto /api: lì rispondono i moduli',
  ],
  [
    'the editor’s address',
    { 'pages/admin.yaml': anotherPage('A') },
    'pages/admin.yaml:1 (tutto il file): un indirizzo che non sia sotto /admin: lì c’è l’editor dei contenuti',
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
  /?p=12 | /fibra-ottica | from: /?p=:p, per ogni valore: chi ospita il sito distingue i nomi dopo il ?, non i valori. Oppure niente: senza questa riga apre la home
  /index.php?id=5&x=:x | /fibra-ottica | from: /index.php?id=:id&x=:x, per ogni valore: chi ospita il sito distingue i nomi dopo il ?, non i valori. Oppure niente: /index.php da solo ci porta, qualunque cosa segua il ?
  /index.php?id=5 | /fibra-ottica | /index.php?id=:id, per ogni valore: chi ospita il sito distingue i nomi dopo il ?, non i valori. Oppure niente: /index.php da solo ci porta, qualunque cosa segua il ?
  /index.php? | /fibra-ottica | from: i nomi dopo il ? una volta sola, in lettere e cifre: /index.php?p=:p
  /index.php?a=:a&a=:b | /fibra-ottica | from: i nomi dopo il ? una volta sola, in lettere e cifre: /index.php?p=:p
  https://www.vecchio.example/contatti.html?a=1 | /fibra-ottica | from: solo ciò che segue il dominio: /contatti.html?a=1
  contatti.html | /fibra-ottica | from: un indirizzo che comincia con una barra, ad esempio /contatti.html
  /chi-siamo#storia | /fibra-ottica | from: /chi-siamo senza #storia: un browser non manda ciò che segue il #
  /blog/* | /fibra-ottica | from: una riga per ogni vecchio indirizzo, senza * e :
  /blog/:id | /fibra-ottica | from: una riga per ogni vecchio indirizzo, senza * e :
  /a//b | /fibra-ottica | un indirizzo con barre singole, come /servizi/telefonia
  /a/../b | /fibra-ottica | un indirizzo senza . e .. tra le barre: i browser li tolgono
  /societ%E0 | /fibra-ottica | l’indirizzo come si legge, ad esempio /società, o con % e due cifre in UTF-8
  /100% | /fibra-ottica | l’indirizzo come si legge, ad esempio /società, o con % e due cifre in UTF-8
  /a%2Fb | /fibra-ottica | un indirizzo senza %2A, %2F, %3A, %5C e caratteri di controllo: chi ospita il sito non li riconosce
  /.netlify/x | /fibra-ottica | un indirizzo che non sia sotto /.netlify: lì risponde chi ospita il sito
  /fibra-ottica/ | /fibra-ottica | from: un indirizzo non in uso: il rinvio nasconderebbe ciò che c’è
  /sitemap.xml | /fibra-ottica | from: un indirizzo non in uso: il rinvio nasconderebbe ciò che c’è
  /voip | /fibra-ottica | from: un indirizzo non in uso: il rinvio nasconderebbe ciò che c’è
  /api/contact | /voip | from: un indirizzo non in uso: il rinvio nasconderebbe ciò che c’è
  /fibra-ottica?a=:a | /fibra-ottica | nessuna riga: un rinvio conserva ciò che segue il ?, e questo porterebbe a sé stesso
  /index.html | /fibra-ottica | nessuna riga, oppure \`to: /\`: il file di quella pagina ci porta già
  /voce | /voipp | to: un indirizzo di questo sito, forse "/voip"; ci sono "/fibra-ottica", "/", "/voip", "/richiesta-inviata", "/candidatura-inviata"
  /voce | https://voip.example | to: un indirizzo di questo sito, ad esempio /servizi/voip, senza barra finale
  /voce | /voce | to: un indirizzo che non riporti a /voce
`),
)('refuses a redirect from %s to %s', (from, to, expected) => {
  const [problem, ...others] = problemsOf(redirects(`  - { from: "${from}", to: "${to}" }\n`));
  expect(problem).toContain('redirects.yaml:3 moved[0].');
  expect(problem).toContain(expected);
  expect(others).toEqual([]);
});

test('takes all spellings of an address as one', () => {
  const both = '  - { from: /società, to: /voip }\n  - { from: /societ%C3%A0/, to: /fibra-ottica }\n';
  expect(problemsOf(redirects(both))).toEqual([expect.stringContaining('un indirizzo che redirects.yaml:3')]);
});

test('reports a chain with the address where it ends, and a loop', () => {
  const chain = '  - { from: /telefonia/, to: /a }\n  - { from: /a/, to: /fibra-ottica }\n';
  expect(problemsOf(redirects(chain))).toEqual([
    expect.stringContaining('l’indirizzo finale, /fibra-ottica: ogni rinvio fa aspettare chi visita'),
  ]);
  const circle = '  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: /b }\n';
  expect(problemsOf(redirects(circle))).toEqual(
    Array(3).fill(expect.stringContaining('un indirizzo che non riporti a')),
  );
});

test('keeps an address in any spelling, and reports one that is gone', () => {
  const moved = '  - { from: /società, to: /fibra-ottica }\n';
  const kept = '"/societ%C3%A0/", /fibra-ottica.html, /Contatti.htm';
  expect(problemsOf(redirects(moved, kept))).toEqual([
    expect.stringContaining(
      'redirects.yaml:1 kept[2]: una pagina a /Contatti.htm, che non c’è più. Ha cambiato nome? Allora aggiungi sotto `moved` una riga con `from: /Contatti.htm` e, come `to`, il suo nuovo indirizzo',
    ),
  ]);
});
