import { expect, test } from 'vitest';
import { problemsOf } from '../testing/problem-text.ts';
import { type ContentChanges, edit } from '../testing/temporary-project.ts';

const specified = (figure = 'null', address = '"gone"'): ContentChanges => ({
  'specified.json': `{
  "figures": [
    { "file": "brand", "field": "claims.clientRating", "value": 4.8, "by": "specification §2", "owner": ${figure} }
  ],
  "addresses": [
    { "address": "/listino", "by": "specification §2", "owner": ${address} }
  ]
}
`,
});
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
  ['a redirected address', { ...specified('null', 'null'), ...MOVED }],
])('judges %s', (_what, changes, problem) => {
  expect(problemsOf(changes)).toEqual(problem === undefined ? [] : [expect.stringContaining(problem)]);
});
