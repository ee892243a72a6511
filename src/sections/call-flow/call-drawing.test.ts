import { expect, test } from 'vitest';
import { callDrawings, lineForCalls } from './call-drawing.ts';

const STARTER = { numbers: { value: 1, unit: 'numero' }, extensions: { value: 5, unit: 'interni' } };
const BUSINESS = { numbers: { value: 3, unit: 'numeri' }, extensions: { value: 20, unit: 'interni' } };
const ENTERPRISE = undefined;

test('draws a column per extension and a row per number, and puts both into words', () => {
  expect(callDrawings([STARTER, BUSINESS])).toEqual([
    { columns: 5, rows: 1, text: '1\u00a0numero, fino a 5\u00a0interni', extensions: 5 },
    { columns: 20, rows: 3, text: '3\u00a0numeri, fino a 20\u00a0interni', extensions: 20 },
  ]);
});

test('draws no number of a plan whose numbers the list does not say, and more columns than fit a page', () => {
  const [, , last] = callDrawings([STARTER, BUSINESS, ENTERPRISE]);
  expect(last).toMatchObject({ rows: 0, extensions: undefined });
  expect(last?.columns).toBeGreaterThan(60);
});

test('computes the line for some calls', () => {
  expect([lineForCalls(5, 100), lineForCalls(20, 100)]).toEqual([0.5, 2]);
});
