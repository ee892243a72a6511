import { expect, test } from 'vitest';
import { siteModel } from './site-model.ts';
import { problemText, readProject } from './testing/problem-text.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

const SOLUTIONS = 'solutions/cloud.yaml';
const item = (id: string, price: string): string =>
  `  - { id: ${id}, title: Cloud, text: I dati al sicuro., ${price} }\n`;
const list = (...items: string[]): string => `items:\n${items.join('')}`;

const siteOf = (solutions: string) => siteModel(readProject(temporaryProject({ [SOLUTIONS]: solutions })));

test.each([
  ['price: 1200', '€1.200/mese'],
  ['price: 25, per: utente', '€25/utente'],
  ['price: 300, per: database', '€300/database'],
  ['price: Su misura', 'Su misura'],
  ['priceText: €5-15K', '€5-15K'],
])('shows %s as %s', (price, shown) => {
  const [solution] = siteOf(list(item('uno', price))).solutions('cloud');
  expect(solution?.price.text).toBe(shown);
});

test('quotes the price of a solution with its unit', () => {
  const quoted = {
    ...edit(
      'services/fibra-ottica.yaml',
      'line: Da {from:fibra-ottica}/mese',
      'line: Da {solution:cloud/due}',
    ),
    [SOLUTIONS]: list(item('uno', 'price: 10'), item('due', 'price: 200, per: rack')),
  };
  const site = siteModel(readProject(temporaryProject(quoted)));
  expect(site.service('fibra-ottica').line).toBe('Da\u00a0€200/rack');
});

test.each([
  [list(item('uno', 'per: rack')), 'either "price" or "priceText"'],
  [list(item('uno', 'price: 10, priceText: €5-15K')), 'either "price" or "priceText"'],
  [list(item('uno', 'price: 10'), item('uno', 'price: 20')), 'a different id for each item'],
  [list(item('uno', 'price: 10, per: sedia')), 'items[0].per'],
])('refuses %s', (solutions, says) => {
  expect(problemText({ [SOLUTIONS]: solutions })).toContain(says);
});
