import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST, graphOf, pageAt, site, textOf } from './copy.ts';
import { ENDED } from './recipes/figures.ts';

test('shows the notice of the day below the bar of every page', () => {
  for (const { path, document } of site.pages)
    if (document.querySelector('.bar'))
      expect.soft(textOf(pageAt(path), '.bar + .notice')).toContain('Gli uffici sono chiusi');
});

test('shows the old prices the day after a promotion', () => {
  const page = pageAt(`/servizi/${ENDED.list}`);
  expect(page.document.querySelector('.plan s')).toBeNull();
  expect(textOf(page, '.plan')).toContain('25,99');
  expect(JSON.stringify(graphOf(page))).toContain(`"price":${ENDED.before}`);
  expect(JSON.stringify(graphOf(page))).not.toContain(`"price":${ENDED.price}`);
});

test('tells the function that asks for builds the coming days', () => {
  expect(JSON.parse(readFileSync(join(DIST, 'content-days.json'), 'utf8'))).toEqual({
    built: '2026-12-24',
    changes: ['2027-01-07'],
  });
});
