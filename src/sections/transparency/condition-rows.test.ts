import { expect, test } from 'vitest';
import type { Conditions } from '../../content-model/schemas/conditions.ts';
import { conditionRows } from './condition-rows.ts';

const CONDITIONS: Conditions = {
  vat: 'Esclusa',
  activation: 'Installazione gratuita',
  times: '5-10 giorni',
  measure: { label: 'Velocità', value: 'Fino a 1 Gb/s' },
  technology: 'Da confermare nel preventivo, dopo la verifica',
  term: 'da confermare nel preventivo',
};

test('marks a row as open when its text says that the quote settles it', () => {
  expect(conditionRows(CONDITIONS).map(({ open }) => open)).toEqual([false, false, false, false, true, true]);
});

test('labels the measure as its price list does', () => {
  const data = conditionRows({ ...CONDITIONS, measure: { label: 'Dati', value: '10 MB' } });
  expect(data).toContainEqual({ label: 'Dati', value: '10 MB', open: false });
});

test.each([
  ['2026-12-31', '31 dicembre 2026', false],
  ['Da confermare nel preventivo', 'Da confermare nel preventivo', true],
])('adds a row for a promotion that ends %s', (promotionEnds, value, open) => {
  expect(conditionRows({ ...CONDITIONS, promotionEnds }).at(-1)).toMatchObject({ value, open });
});
