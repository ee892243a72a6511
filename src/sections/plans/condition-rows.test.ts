import { expect, test } from 'vitest';
import type { Conditions } from '../../content-model/schemas/conditions.ts';
import { conditionRows } from './condition-rows.ts';

const CONDITIONS: Conditions = {
  vat: 'Esclusa',
  activation: 'installazione gratuita',
  times: '5-10 giorni',
  measure: { label: 'Velocità', value: 'fino a 1 Gb/s' },
  technology: 'Da confermare nel preventivo, dopo la verifica',
  term: 'da confermare nel preventivo',
};

test('shows the known conditions and names those that only the quote settles', () => {
  expect(conditionRows(CONDITIONS)).toEqual({
    known: ['installazione gratuita', '5-10 giorni', 'fino a 1 Gb/s'],
    inQuote: ['tecnologia', 'durata e recesso'],
  });
});

test('names the measure as its price list does', () => {
  const open = { ...CONDITIONS, measure: { label: 'Dati', value: 'Da confermare nel preventivo' } };
  expect(conditionRows(open).inQuote).toEqual(['dati', 'tecnologia', 'durata e recesso']);
});

test('shows the end of a promotion as a day', () => {
  expect(conditionRows({ ...CONDITIONS, promotionEnds: '2026-12-31' }).known.at(-1)).toBe(
    'in promozione fino al 31 dicembre 2026',
  );
});

test('leaves an end of a promotion that is not settled to the quote', () => {
  const open = { ...CONDITIONS, promotionEnds: 'Da confermare nel preventivo' };
  expect(conditionRows(open).inQuote).toEqual(['tecnologia', 'durata e recesso', 'fine della promozione']);
});
