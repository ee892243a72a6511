import { expect, test } from 'vitest';
import { problemText, readProject } from './testing/problem-text.ts';
import { edit, temporaryProject } from './testing/temporary-project.ts';

const PLANS = 'plans/fibra-ottica.yaml';
const END = 'a day as year-month-day such as 2026-12-31, or "Da confermare nel preventivo"';

const isRight = (changes: ReturnType<typeof edit>): boolean =>
  readProject(temporaryProject(changes)).plans.has('fibra-ottica');

test.each(['vat', 'activation', 'times', 'technology', 'term'])(
  'requires %s in the conditions of a list',
  (field) => {
    const message = problemText(edit(PLANS, `\n  ${field}: `, '\n  # '));
    expect(message).toContain(`field     conditions.${field}\n  expected  text (`);
    expect(message).toContain('received  nothing');
  },
);

test('names the keys of the conditions when a list has none', () => {
  const message = problemText(edit(PLANS, 'conditions:', 'condition:'));
  expect(message).toContain('field     conditions\n  expected  a group of keys (');
  expect(message).toContain('technology');
});

test('rejects a measure without a label', () => {
  const message = problemText(edit(PLANS, 'label: Velocità, ', ''));
  expect(message).toContain('field     conditions.measure.label');
});

test.each(['2026-02-30', '31/12/2026', 'dicembre'])('rejects %s as the end of a promotion', (day) => {
  expect(problemText(edit(PLANS, '2026-12-31', day))).toContain(
    `field     conditions.promotionEnds\n  expected  ${END}`,
  );
});

test('accepts "Da confermare nel preventivo" as the end of a promotion', () => {
  expect(isRight(edit(PLANS, '2026-12-31', 'Da confermare nel preventivo'))).toBe(true);
});

test('accepts a list without promotions that has no promotionEnds', () => {
  expect(isRight(edit(PLANS, '  promotionEnds: 2026-12-31\n', ''))).toBe(true);
});

test('requires promotionEnds when a plan has an original price', () => {
  const list = edit(PLANS, '  promotionEnds: 2026-12-31\n', '')[PLANS] ?? '';
  const promoted = list.replace('price: 23.99', 'price: 23.99\n    originalPrice: 25.99');
  expect(problemText({ [PLANS]: promoted })).toContain(
    'expected  the end of the promotion, such as 2026-12-31: items[0] shows the price before it',
  );
});
