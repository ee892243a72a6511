import { expect, test } from 'vitest';
import { PAGE, problemsOf } from '../testing/problem-text.ts';
import { type ContentChanges, edit } from '../testing/temporary-project.ts';

const specified = (figure = 'null', address = '"gone"', words = ''): ContentChanges => ({
  'specified.json': `{
  "figures": [
    { "file": "brand", "field": "claims.clientRating", "value": 4.8, "by": "specification §2", "owner": ${figure} }
  ],
  "addresses": [
    { "address": "/listino", "by": "specification §2", "owner": ${address} }
  ],
  "words": [${words}]
}
`,
});
const BUTTON = (any: string): string =>
  `{ "file": "words", "field": "cookies.banner.all", "any": ["${any}"], "by": "the law" }`;
const FOOTER = (...all: string[]): string =>
  JSON.stringify({ file: 'navigation', field: 'footer', all, by: 'the law' });
const DATED = `{ "file": "pages/fibra-ottica", "field": "sections.0.dated", "value": true, "by": "the law", "owner": null }`;
const RATED = edit('brand.yaml', 'clientRating: 4.8', 'clientRating: 4.7');
const MOVED = { 'redirects.yaml': 'kept: []\nmoved: [{ from: /listino, to: /fibra-ottica }]\n' };
const OWNER = 'Who changes it writes "owner": 4.7 in specified.json:3 too';

test.each<[what: string, changes: ContentChanges, problem?: string]>([
  [
    'another figure',
    { ...specified(), ...RATED },
    `4.8: specification §2 fixes claims.clientRating, so the owner decides. ${OWNER}`,
  ],
  ['the figure', specified()],
  ['the owner’s figure', { ...specified('4.7'), ...RATED }],
  ['a figure that the owner changed', specified('4.7'), '4.7: specification §2 fixes'],
  [
    'a lost address',
    specified('null', 'null'),
    'specified.json:6 addresses[0].address: a page at /listino, which specification §2 fixes. Was it renamed? Then add to redirects.yaml under moved: { from: /listino, to: its new address }',
  ],
  [
    'words that are there',
    specified('null', '"gone"', `${BUTTON('accett')}, ${FOOTER('{BRAND:operator}', 'rete c’è')}`),
  ],
  [
    'a button with other words',
    specified('null', '"gone"', BUTTON('Prosegui", "Continua')),
    'words.yaml:57 cookies.banner.all: a text that says "Prosegui" or "Continua" (the law) | "Accetta tutti"',
  ],
  [
    'a footer without its words',
    specified('null', '"gone"', FOOTER('La rete', '{brand:rea}')),
    'navigation.yaml:17 footer: the words {brand:rea} here: the law or the site requires them (the law) | none',
  ],
  [
    'a page that lacks what it must say of itself',
    { 'specified.json': `{ "figures": [${DATED}], "addresses": [] }` },
    `${PAGE}:5 sections.0.dated: true: the law fixes sections.0.dated`,
  ],
  ['a redirected address', { ...specified('null', 'null'), ...MOVED }],
])('judges %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
