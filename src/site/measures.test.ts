import { expect, test } from 'vitest';
import { block, problemText, readProject } from '../content-model/testing/problem-text.ts';
import { edit, temporaryProject } from '../content-model/testing/temporary-project.ts';
import { factRows } from './report/facts-table.ts';
import { contentFile } from './testing/content-file.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const FACTS = 'facts: { activation: 5-10 giorni lavorativi }';

test('quotes a measure like any other fact, with its figure in Italian format', () => {
  const changes = edit(PLANS, FACTS, 'facts: {}\nmeasures: { activation: { value: 1.5, unit: giorni } }');
  const { services, plans } = readProject(temporaryProject(changes));
  expect(services.get('fibra-ottica')?.summary).toBe('Attiva in 1,5\u00a0giorni.');
  expect(plans.get('fibra-ottica')?.measures).toEqual({ activation: { value: 1.5, unit: 'giorni' } });
});

test('lists a measure as a fact in the report', () => {
  const file = contentFile('plans', 'backup', { measures: { failover: { value: 30, unit: 'secondi' } } });
  expect(factRows([file]).map(({ name, value }) => [name, value])).toEqual([
    ['fact:backup/failover', '30 secondi'],
  ]);
});

const withSites = (capacity: string) =>
  edit(PLANS, 'price: 39.99', `capacity: ${capacity}, sites: { from: 6, to: 20 }, price: 39.99`);

test('accepts a capacity with the same numbers of sites as the drawing', () => {
  expect(() => readProject(temporaryProject(withSites('6-20 sedi')))).not.toThrow();
});

test('rejects a capacity with other numbers of sites than the drawing', () => {
  expect(problemText(withSites('6-25 sedi'))).toBe(
    block(`${PLANS}:10`, 'items[1].capacity', 'the same figures as sites: 20', '"6-25 sedi" (text)'),
  );
});

test.each(['99.95%', '100%', 'quasi sempre'])('rejects an SLA of "%s", which no drawing can show', (sla) => {
  expect(problemText(edit(PLANS, 'price: 39.99', `sla: ${sla}, price: 39.99`))).toBe(
    block(
      `${PLANS}:10`,
      'items[1].sla',
      'an availability such as "99,95%" or "fino al 99,99%"',
      `"${sla}" (text)`,
    ),
  );
});
