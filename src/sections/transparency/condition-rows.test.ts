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

test('a row is open where the quote alone says it, however the words go on', () => {
  expect(conditionRows(CONDITIONS).map(({ open }) => open)).toEqual([false, false, false, false, true, true]);
});

test('the measure has the name that its list gives it', () => {
  const data = conditionRows({ ...CONDITIONS, measure: { label: 'Dati', value: '10 MB' } });
  expect(data).toContainEqual({ label: 'Dati', value: '10 MB', open: false });
});

test.each([
  ['2026-12-31', '31 dicembre 2026', false],
  ['Da confermare nel preventivo', 'Da confermare nel preventivo', true],
])('a promotion that ends %s has a row of its own', (promotionEnds, value, open) => {
  expect(conditionRows({ ...CONDITIONS, promotionEnds }).at(-1)).toMatchObject({ value, open });
});
