import { expect, test } from 'vitest';
import { callDrawings, callsOnLine, lineForCalls } from './call-drawing.ts';

const PLANS = ['starter', 'business', 'enterprise'].map((id) => ({ id, name: id.toUpperCase() }));
const MEASURES = {
  starterNumbers: { value: 1, unit: 'numero' },
  starterExtensions: { value: 5, unit: 'interni' },
  businessNumbers: { value: 3, unit: 'numeri' },
  businessExtensions: { value: 20, unit: 'interni' },
};

test('draws a column per extension and a row per number, and puts both into words', () => {
  expect(callDrawings(PLANS, MEASURES).slice(0, 2)).toEqual([
    { columns: 5, rows: 1, text: '1\u00a0numero, fino a 5\u00a0interni', extensions: 5 },
    { columns: 20, rows: 3, text: '3\u00a0numeri, fino a 20\u00a0interni', extensions: 20 },
  ]);
});

test('draws the plan without a limit larger than the one below it', () => {
  const more = { ...MEASURES, businessNumbers: { value: 8, unit: 'numeri' } };
  for (const measures of [MEASURES, more]) {
    const [, below, last] = callDrawings(PLANS, measures);
    expect(last?.rows).toBeGreaterThan(below?.rows ?? 0);
    expect(last?.extensions).toBeUndefined();
  }
});

test.each(['businessNumbers', 'businessExtensions'])(
  'names the plan in the error when %s is missing',
  (key) => {
    const measures = Object.fromEntries(Object.entries(MEASURES).filter(([name]) => name !== key));
    expect(() => callDrawings(PLANS, measures)).toThrow('"BUSINESS" needs the measures businessNumbers');
  },
);

test('computes the line for some calls, and the calls on a line', () => {
  expect([lineForCalls(5, 100), lineForCalls(20, 100)]).toEqual([0.5, 2]);
  expect([callsOnLine(500, 100), callsOnLine(2500, 100), callsOnLine(1, 300)]).toEqual([5000, 25_000, 3]);
});
