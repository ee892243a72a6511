import { problemAt } from './check-entry.ts';
import type { ContentProblem } from './content-error.ts';
import { lowestPrice } from './facts.ts';
import type { RawEntry } from './read-collection.ts';
import type { PlanListData } from './schemas/plan-list.ts';
import type { ServiceData } from './schemas/service.ts';

/** The specification itself has IoT from 2.00 above a plan of 1.50: shown as written. docs/decisions/0005 */
const SPECIFIED: ReadonlyMap<string, number> = new Map([['iot', 2]]);

/**
 * @param files the files of the services
 * @param services those of them that are right
 * @param plans the price lists that are right
 * @returns a problem for each service whose "from" price is above its lowest plan: a visitor can pay less than the
 *   least. One below is no mistake, since a service may have prices that stand in no list.
 */
export const highFromPrices = (
  files: readonly RawEntry[],
  services: ReadonlyMap<string, ServiceData>,
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) => {
    const { fromPrice, plans: list = '' } = services.get(entry.id) ?? {};
    const lowest = lowestPrice(plans.get(list)?.items.map(({ price }) => price) ?? []);
    if (typeof fromPrice !== 'number' || typeof lowest !== 'number') return [];
    if (fromPrice <= Math.max(lowest, SPECIFIED.get(entry.id) ?? 0)) return [];
    const expected = `at most ${lowest}, the lowest price of the price list "${list}"`;
    return [problemAt(entry, ['fromPrice'], expected)];
  });
