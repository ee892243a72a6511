import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS, WEAVES } from './schemas/service.ts';
import { readSite } from './site.ts';

const site = readSite(join(import.meta.dirname, '../..'));

describe('the content of this site', () => {
  test('gives each of the fifteen services a weave of its own', () => {
    expect(site.services.map(({ weave }) => weave)).toEqual(WEAVES);
  });

  test.each(AREAS)('numbers the services of %s without a gap', (area) => {
    const orders = site.services.filter((service) => service.area === area).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_order, index) => index + 1));
  });

  test('has a price list for every service of connectivity, with one popular plan and a badge on it', () => {
    const lists = site.services
      .filter(({ area }) => area === 'connettivita')
      .map(({ id, plans }) => ({ id, items: plans === undefined ? [] : site.planList(plans).items }));
    expect(lists.map(({ id }) => id)).toHaveLength(8);
    for (const { id, items } of lists) {
      expect(
        items.filter(({ popular }) => popular).map(({ badge }) => typeof badge),
        id,
      ).toEqual(['string']);
    }
  });

  test.each(site.services.flatMap(({ plans }) => plans ?? []))('tells the plans of %s apart', (plans) => {
    const features = site.planList(plans).items.map((plan) => `${plan.capacity}: ${plan.features.join()}`);
    expect(new Set(features).size).toBe(features.length);
  });

  test('holds no straight apostrophe, no plain space before a unit and no token that stayed', () => {
    const texts = [site.services, site.navigation, site.pages.map((page) => page.sections)];
    const slip = /\p{L}'|\d (?:Gb\/s|GB|giorni|ore|minuti)|\{(?:price|from|fact|plan|brand|claim):/u;
    expect(slip.exec(JSON.stringify(texts))).toBeNull();
  });
});
