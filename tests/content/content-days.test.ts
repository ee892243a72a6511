import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatPrice } from '../../src/content-model/fields/price.ts';
import { copy, DIST, graphOf, pageAt, site, textOf } from './copy.ts';
import { EDITED_DAY } from './recipes/recipes.ts';

test('shows the day’s notice below the bar of every page', () => {
  for (const { path, document } of site.pages)
    if (document.querySelector('.bar'))
      expect.soft(textOf(pageAt(path), '.bar + .notice')).toContain('Gli uffici sono chiusi');
});

test('shows the old prices the day after a promotion', () => {
  const { list, price, before } = copy.ended;
  const page = pageAt(`/servizi/${list}`);
  expect(page.document.querySelector('.plan s')).toBeNull();
  expect(textOf(page, '.plan')).toContain(formatPrice(before).text);
  expect(JSON.stringify(graphOf(page))).toContain(`"price":${before}`);
  expect(JSON.stringify(graphOf(page))).not.toContain(`"price":${price}`);
});

test('lists the coming days for the function that requests builds', () => {
  expect(JSON.parse(readFileSync(join(DIST, 'function-facts.json'), 'utf8'))).toMatchObject({
    built: EDITED_DAY,
    changes: expect.arrayContaining(['2027-01-07']),
  });
});
