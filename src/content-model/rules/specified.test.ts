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
const OWNER = 'Chi lo cambia con il suo accordo scrive anche "owner": 4.7 in specified.json:3';

test.each<[what: string, changes: ContentChanges, problem?: string]>([
  [
    'another figure',
    { ...specified(), ...RATED },
    `4.8: è fissato (specification §2), e decide il titolare del sito. ${OWNER}`,
  ],
  ['the figure', specified()],
  ['the owner’s figure', { ...specified('4.7'), ...RATED }],
  ['a figure that the owner changed', specified('4.7'), '4.7: è fissato (specification §2)'],
  [
    'a lost address',
    specified('null', 'null'),
    'specified.json:6 addresses[0].address: una pagina a /listino, che deve esserci (specification §2). Ha cambiato nome? Allora aggiungi in redirects.yaml sotto `moved` una riga con `from: /listino` e, come `to`, il suo nuovo indirizzo. Se il titolare del sito ci rinuncia, scrivi "owner": "gone" in questa riga',
  ],
  [
    'words that are there',
    specified('null', '"gone"', `${BUTTON('accett')}, ${FOOTER('{BRAND:operator}', 'rete c’è')}`),
  ],
  [
    'a button with other words',
    specified('null', '"gone"', BUTTON('Prosegui", "Continua')),
    'words.yaml:57 cookies.banner.all: un testo che dice "Prosegui" o "Continua" (the law) | "Accetta tutti" (testo)',
  ],
  [
    'a footer without its words',
    specified('null', '"gone"', FOOTER('La rete', '{brand:rea}')),
    'navigation.yaml:17 footer: qui le parole {brand:rea}: le chiede la legge o il sito (the law) | niente',
  ],
  [
    'a page that lacks what it must say of itself',
    { 'specified.json': `{ "figures": [${DATED}], "addresses": [] }` },
    `${PAGE}:5 sections.0.dated: true: è fissato (the law)`,
  ],
  ['a redirected address', { ...specified('null', 'null'), ...MOVED }],
])('judges %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
