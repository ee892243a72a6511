import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { PlanData, PlanListData } from '../schemas/plan-list.ts';
import { problemAt } from './check-entry.ts';

const looksOf = ({ capacity = '', features }: PlanData): string => [capacity, ...features].join('\n');

const wrongCards = (entry: RawEntry, { items }: PlanListData): ContentProblem[] => {
  const popular = items.findIndex((plan) => plan.popular);
  const twin = items.findIndex(
    (plan, index) => items.findIndex((other) => looksOf(other) === looksOf(plan)) < index,
  );
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
    ...(twin === -1
      ? []
      : [problemAt(entry, ['items', twin, 'features'], 'what this plan has and those above it have not')]),
  ];
};

/**
 * @param files the files of the price lists
 * @param plans those of them that are right
 * @returns a problem for a list without a highlighted plan, for one whose label is on
 *   another plan than the highlighted one, and for plans that
 *   nobody can tell apart
 */
export const wrongPlanCards = (
  files: readonly RawEntry[],
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) => {
    const list = plans.get(entry.id);
    return list ? wrongCards(entry, list) : [];
  });
