import { entryPrice } from '../facts/facts.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { PlanListData } from '../schemas/plan-list.ts';
import type { ServiceData } from '../schemas/service.ts';
import { problemAt } from './check-entry.ts';

/**
 * @param files the files of the services
 * @param services those of them that are right
 * @param plans the price lists that are right
 * @returns a problem for each service whose "from" price is above that of its price list: a visitor can pay less than the
 *   least. One below is no mistake, since a service may have prices that stand in no list.
 */
export const highFromPrices = (
  files: readonly RawEntry[],
  services: ReadonlyMap<string, ServiceData>,
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) => {
    const { fromPrice, plans: list = '' } = services.get(entry.id) ?? {};
    const lowest = entryPrice(plans.get(list)?.items ?? []);
    if (typeof fromPrice !== 'number' || typeof lowest !== 'number') return [];
    if (fromPrice <= lowest) return [];
    const expected = `at most ${lowest}, what the price list "${list}" costs at least`;
    return [problemAt(entry, ['fromPrice'], expected)];
  });
