import { expect, test } from 'vitest';
import { contentError, problemText, readProject } from '../testing/problem-text.ts';
import { type ContentChanges, edit, temporaryProject } from '../testing/temporary-project.ts';

const FIGURE = (owner: string): string =>
  `{ "file": "brand", "field": "claims.clientRating", "value": 4.8, "by": "specification §2", "owner": ${owner} }`;
const ADDRESS = (owner: string): string =>
  `{ "address": "/listino", "by": "specification §2", "owner": ${owner} }`;
const specified = (figure = 'null', address = '"gone"'): ContentChanges => ({
  'specified.json': `{\n  "figures": [\n    ${FIGURE(figure)}\n  ],\n  "addresses": [\n    ${ADDRESS(address)}\n  ]\n}\n`,
});
const rated = edit('brand.yaml', 'clientRating: 4.8', 'clientRating: 4.7');
const accepted = (changes: ContentChanges) => () => readProject(temporaryProject(changes));

test('rejects a figure that the specification fixes, and says where the owner may say otherwise', () => {
  const message = problemText({ ...specified(), ...rated });
  expect(message).toContain('field     claims.clientRating\n  expected  4.8: specification §2 fixes');
  expect(message).toContain('writes "owner": 4.7 in src/content/specified.json:3 too');
});

test('accepts that figure, and the one that the owner wrote', () => {
  expect(accepted(specified())).not.toThrow();
  expect(accepted({ ...specified('4.7'), ...rated })).not.toThrow();
  expect(accepted(specified('4.7'))).toThrow('4.7: specification');
});

test('rejects a lost address unless it is redirected or the owner gave it up', () => {
  const { problems } = contentError(specified('null', 'null'));
  expect(problems[0]).toMatchObject({
    file: 'src/content/specified.json:6',
    expected: expect.stringContaining('{ from: /listino, to: its new address }'),
  });
  const moved = { 'redirects.yaml': 'kept: []\nmoved: [{ from: /listino, to: /fibra-ottica }]\n' };
  expect(accepted({ ...specified('null', 'null'), ...moved })).not.toThrow();
  expect(accepted(specified())).not.toThrow();
});
