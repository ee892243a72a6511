import { expect, test } from 'vitest';
import { typeset } from '../../content-model/fields/typography.ts';
import { daysUntilReady } from './compare-table.schema.ts';
import { serviceOrders } from './service-orders.ts';

const row = (name: string, ready: string, amount?: number) => ({
  name,
  ready,
  from: amount === undefined ? { text: 'Su misura' } : { text: '', amount },
});

const LABELS = { service: 'Servizio', price: 'Prezzo', ready: 'Attivazione' };

const ROWS = [
  row('fibra', '5-10 giorni lavorativi', 23.99),
  row('rete', '2-4 settimane'),
  row('scheda', 'nel preventivo', 2),
  row('radio', '24-48 ore', 25),
  row('riserva', 'nel preventivo', 15),
];

const namesIn = (rows: typeof ROWS) =>
  Object.fromEntries(
    serviceOrders(rows, LABELS).map(({ id, rows: ordered }) => [id, ordered.map(({ name }) => name)]),
  );

test('puts rows without a price or a time last and keeps the order of equal rows', () => {
  expect(namesIn(ROWS)).toEqual({
    menu: ['fibra', 'rete', 'scheda', 'radio', 'riserva'],
    price: ['scheda', 'riserva', 'fibra', 'radio', 'rete'],
    ready: ['radio', 'fibra', 'rete', 'scheda', 'riserva'],
  });
});

test('moves a row when its price or time changes', () => {
  const changed = ROWS.map((old) => (old.name === 'fibra' ? row('fibra', '12 ore', 1.5) : old));
  expect(namesIn(changed)['price']?.[0]).toBe('fibra');
  expect(namesIn(changed)['ready']?.[0]).toBe('fibra');
});

test.each([
  ['24-48 ore', 2],
  ['5-10 giorni lavorativi', 14],
  ['5-10 giorni', 10],
  ['2-4 settimane, fino a 10 sedi', 28],
  ['entro 2 mesi', 60],
])('reads %s as at most %d days, typeset or not', (text, days) => {
  expect(daysUntilReady(text)).toBe(days);
  expect(daysUntilReady(typeset(text))).toBe(days);
});

test.each(['da confermare nel preventivo', 'fino a 10 sedi', '3 oreficerie'])(
  'finds no time in "%s"',
  (text) => {
    expect(daysUntilReady(text)).toBeUndefined();
  },
);
