import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { AREAS, WEAVES } from './schemas/service.ts';
import { readSite } from './site.ts';

const site = readSite(join(import.meta.dirname, '../..'));
const priceLists = site.services.flatMap(({ plans }) => plans ?? []);

describe('the content of this site', () => {
  test('gives no service the weave of another as long as there are others', () => {
    const uses = WEAVES.map((weave) => site.services.filter((service) => service.weave === weave).length);
    expect(Math.max(...uses) - Math.min(...uses)).toBeLessThanOrEqual(1);
  });

  test.each(AREAS)('numbers the services of %s without a gap', (area) => {
    const orders = site.services.filter((service) => service.area === area).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_order, index) => index + 1));
  });

  test.each(priceLists)('has one popular plan in the list of %s, with a badge on it', (plans) => {
    const popular = site.planList(plans).items.filter((plan) => plan.popular);
    expect(popular.map(({ badge }) => typeof badge)).toEqual(['string']);
  });

  test.each(priceLists)('tells the plans of %s apart', (plans) => {
    const features = site.planList(plans).items.map((plan) => `${plan.capacity}: ${plan.features.join()}`);
    expect(new Set(features).size).toBe(features.length);
  });

  test('holds no straight apostrophe, no plain space before a unit and no token that stayed', () => {
    const texts = [site.services, site.navigation, site.pages.map((page) => page.sections)];
    const slip = /\p{L}'|\d (?:Gb\/s|GB|giorni|ore|minuti)|\{(?:price|from|fact|plan|brand|claim):/u;
    expect(slip.exec(JSON.stringify(texts))).toBeNull();
  });
});
