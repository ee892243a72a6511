import { entryPrice } from '../facts/facts.ts';
import { lineSpeed } from '../facts/line-speed.ts';
import type { ContentProblem } from '../read/content-error.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { PlanData, PlanListData } from '../schemas/plan-list.ts';
import type { ServiceData } from '../schemas/service.ts';
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
      : [
          problemAt(
            entry,
            ['items', twin, 'features'],
            'a capacity or features that differ from the plans above',
          ),
        ]),
  ];
};

/**
 * @param files the files of the price lists
 * @param plans the valid price lists
 * @returns a problem for each list without a highlighted plan, with a label on another plan than the highlighted one,
 *   or with two plans of equal capacity and features
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

/** A transfer time on a card: `100 GB in 5 minuti e 20 secondi`. */
const TRANSFER = /(\d+)\s+GB\s+in\s+(\d+)\s+minuti(?:\s+e\s+(\d+)\s+secondi)?/;

const MEGABITS_A_GIGABYTE = 8000;
const MINUTE = 60;

/** `13 minuti e 20 secondi` */
const inWords = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE)} minuti${seconds % MINUTE ? ` e ${seconds % MINUTE} secondi` : ''}`;

/**
 * @param files the files of the price lists
 * @param plans the valid price lists
 * @returns a problem for each feature with a transfer time that does not match the speed in the plan's `capacity`
 */
export const wrongTransferTimes = (
  files: readonly RawEntry[],
  plans: ReadonlyMap<string, PlanListData>,
): ContentProblem[] =>
  files.flatMap((entry) =>
    (plans.get(entry.id)?.items ?? []).flatMap(({ capacity = '', features }, plan) =>
      features.flatMap((feature, index) => {
        const [, gigabytes, minutes, seconds = 0] = TRANSFER.exec(feature) ?? [];
        if (gigabytes === undefined) return [];
        const speed = lineSpeed(capacity);
        const path = ['items', plan, 'features', index];
        if (!speed)
          return [
            problemAt(entry, path, 'no transfer time, because the `capacity` of the plan has no speed'),
          ];
        const right = Math.round((Number(gigabytes) * MEGABITS_A_GIGABYTE) / speed);
        if (right === Number(minutes) * MINUTE + Number(seconds)) return [];
        return [
          problemAt(entry, path, `${inWords(right)}, the time that ${gigabytes} GB take at ${speed} Mb/s`),
        ];
      }),
    ),
  );
