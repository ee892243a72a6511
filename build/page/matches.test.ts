import { expect, test } from 'vitest';
import { inAnyState, namesIn } from './matches.ts';

test.each([
  ['.card', '.card'],
  ['.card:hover', '.card:is(*)'],
  ['.card::before', '.card:is(*)'],
  ['*', '*'],
  ['::backdrop', ':is(*)'],
  ['li:nth-child(2) > a:first-child', 'li:nth-child(2) > a:first-child'],
  ['[aria-busy="true"] .card', ':is(*) .card'],
  ['input[type="file"]', 'input[type="file"]'],
  ['html:not([data-fonts])', 'html:is(*)'],
  ['.plan:not(.popular)', '.plan:not(.popular)'],
  ['.bar:has(~ #menu:popover-open) .icon', '.bar:has(~ #menu:is(*)) .icon'],
])('turns %s into %s, which ignores states', (selector, any) => {
  expect(inAnyState(selector)).toBe(any);
});

test('finds the classes, ids and elements outside of parentheses', () => {
  expect(namesIn('.md\\:grid-cols-2 > #menu a:not(.other):hover')).toEqual(['md:grid-cols-2', 'menu', 'a']);
});
