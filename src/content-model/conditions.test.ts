import { expect, test } from 'vitest';
import { readContent } from './read-content.ts';
import { problemText } from './testing/problem-text.ts';
import { smallSectionSchema } from './testing/small-section.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const END = 'a day as year-month-day such as 2026-12-31, or "Da confermare nel preventivo"';

const isRight = (changes: ReturnType<typeof edit>): boolean =>
  readContent(smallSectionSchema, temporaryProject(changes)).plans.has('fibra-ottica');

test.each(['vat', 'activation', 'times', 'technology', 'term'])('a list says its %s', (field) => {
  const told = problemText(edit(PLANS, `\n  ${field}: `, '\n  # '));
  expect(told).toContain(`field     conditions.${field}\n  expected  text (`);
  expect(told).toContain('received  nothing');
});

test('a list without conditions is told which there are', () => {
  const told = problemText(edit(PLANS, 'conditions:', 'condition:'));
  expect(told).toContain('field     conditions\n  expected  a group of keys (');
  expect(told).toContain('technology');
});

test('a measure has a name and a value', () => {
  const told = problemText(edit(PLANS, 'label: Velocità, ', ''));
  expect(told).toContain('field     conditions.measure.label');
});

test.each(['2026-02-30', '31/12/2026', 'dicembre'])('a promotion does not end on %s', (day) => {
  expect(problemText(edit(PLANS, '2026-12-31', day))).toContain(
    `field     conditions.promotionEnds\n  expected  ${END}`,
  );
});

test('where nobody knows when a promotion ends, the label says so', () => {
  expect(isRight(edit(PLANS, '2026-12-31', 'Da confermare nel preventivo'))).toBe(true);
});

test('a list without a promotion has no end of one', () => {
  expect(isRight(edit(PLANS, '  promotionEnds: 2026-12-31\n', ''))).toBe(true);
});

test('a price before the promotion asks when it ends', () => {
  const list = edit(PLANS, '  promotionEnds: 2026-12-31\n', '')[PLANS] ?? '';
  const promoted = list.replace('price: 23.99', 'price: 23.99\n    originalPrice: 25.99');
  expect(problemText({ [PLANS]: promoted })).toContain(
    'expected  the end of the promotion, such as 2026-12-31: items[0] shows the price before it',
  );
});
