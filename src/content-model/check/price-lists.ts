import { entryPrice } from '../facts/facts.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { PlanListData } from '../schemas/plan-list.ts';
import type { ServiceData } from '../schemas/service.ts';
import { problemAt } from './check-entry.ts';

const wrongCards = (entry: RawEntry, { items }: PlanListData): ContentProblem[] => {
  const popular = items.findIndex((plan) => plan.popular);
  return [
    ...(popular === -1
      ? [problemAt(entry, ['items'], '`popular: true` on one of the plans, which is highlighted', 'none')]
      : []),
    ...(popular !== -1 &&
    items[popular]?.badge === undefined &&
    items.some(({ badge }) => badge !== undefined)
      ? [
          problemAt(
            entry,
            ['items', popular, 'badge'],
            'the label of the list on the plan that is highlighted: where `popular` moves, `badge` moves with it',
          ),
        ]
      : []),
  ];
};

/**
 * @param files the files of the price lists
 * @param plans the valid price lists
 * @returns a problem for each list without a highlighted plan, or with a label on another plan than the highlighted one
 */
export const wrongPlanCards = (
  files: readonly RawEntry[],
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) => {
    const list = plans.get(entry.id);
    return list ? wrongCards(entry, list) : [];
  });

/**
 * @param files the files of the services
 * @param services the valid services
 * @param plans the valid price lists
 * @returns a problem for each service whose "from" price is higher than that of its list ({@link entryPrice}). A lower
 *   one is valid, since a service may have prices outside its list.
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
    const expected = `at most ${lowest}, the lowest price in the list "${list}"`;
    return [problemAt(entry, ['fromPrice'], expected)];
  });
