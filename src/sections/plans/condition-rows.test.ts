import { expect, test } from 'vitest';
import type { Conditions } from '../../content-model/schemas/conditions.ts';
import { conditionRows, enumerated, whatPlansHave } from './condition-rows.ts';

const OPEN = 'Da confermare nel preventivo';

const CONDITIONS: Conditions = {
  vat: 'Esclusa',
  activation: 'installazione gratuita',
  times: 'avvio in 5-10 giorni',
  measure: { label: 'Velocità', value: 'fino a 1 Gb/s' },
  technology: 'Da confermare nel preventivo, dopo la verifica',
  term: 'da confermare nel preventivo',
};

test('shows the known conditions and names those that only the quote settles', () => {
  expect(conditionRows(CONDITIONS)).toEqual({
    own: ['fino a 1 Gb/s'],
    shared: ['installazione gratuita', 'avvio in 5-10 giorni'],
    inQuote: ['durata', 'recesso'],
  });
});

test('names the measure as its price list does', () => {
  const open = { ...CONDITIONS, measure: { label: 'Dati', value: OPEN } };
  expect(conditionRows(open).inQuote).toEqual(['dati', 'durata', 'recesso']);
});

test.each([
  [{ activation: OPEN }, 'costi di avvio, durata e recesso'],
  [{ times: OPEN }, 'data di avvio, durata e recesso'],
  [{ activation: OPEN, times: OPEN }, 'costi e data di avvio, durata e recesso'],
  [{ activation: OPEN, term: '24 mesi' }, 'costi di avvio'],
  [{ term: '24 mesi' }, ''],
])('names what it takes to start once: %j', (open, inQuote) => {
  expect(enumerated(conditionRows({ ...CONDITIONS, ...open }).inQuote)).toBe(inQuote);
});

test('counts a known term among what every plan has', () => {
  expect(conditionRows({ ...CONDITIONS, term: '24 mesi' }).shared.at(-1)).toBe('24 mesi');
});

test('shows the end of a promotion as a day', () => {
  expect(conditionRows({ ...CONDITIONS, promotionEnds: '2026-12-31' }).own.at(-1)).toBe(
    'un prezzo in promozione fino al 31 dicembre 2026',
  );
});

test('leaves an end of a promotion that is not settled to the quote', () => {
  const open = { ...CONDITIONS, promotionEnds: OPEN };
  expect(conditionRows(open).inQuote).toEqual(['durata', 'recesso', 'fine della promozione']);
});

test('says what a plan and all plans have, whatever letter a value begins with', () => {
  const rows = { own: ['Fino a 1 Gb/s', 'FTTH', '5G via radio'], shared: ['Avvio in 5 giorni'], inQuote: [] };
  expect(whatPlansHave('Uno', rows)).toEqual([
    'Con Uno hai fino a 1 Gb/s, FTTH e 5G via radio.',
    'Ogni piano: avvio in 5 giorni.',
  ]);
  expect(whatPlansHave('Uno', { ...rows, shared: [] })).toHaveLength(1);
});
