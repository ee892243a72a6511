import { collectFacts } from '../../src/content-model/facts/facts.ts';
import { contentDay } from '../../src/content-model/fields/days.ts';
import type { Entry } from '../../src/content-model/read-entry.ts';
import { factRows } from '../../src/site/report/facts-table.ts';

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const RANGE = /^\d+-\d+$/;

/** @returns the ways in which copy may write a figure: `25`, `25,00`, `1.200`, `30.000-80.000`; a text as it is */
const formsOf = (value: string): string[] => {
  if (RANGE.test(value)) return [value.replace(/\d+/g, (end) => Number(end).toLocaleString('it-IT'))];
  const amount = Number(value);
  if (Number.isNaN(amount)) return [value];
  return [0, 1, 2].map((digits) =>
    amount.toLocaleString('it-IT', { minimumFractionDigits: digits, useGrouping: 'always' }),
  );
};

/** @returns a pattern that finds a value in a text or in a pattern's source, but not inside another figure */
const mention = (value: string): RegExp =>
  new RegExp(`(?<![\\d.,])(?:${formsOf(value).map(literal).join('|')})(?!\\d|[.,]\\d)`);

/** @returns the names of plans, by the tokens that quote them */
const planNames = ({ collection, id, data }: Entry): [string, string][] => {
  if (collection !== 'plans') return [];
  const { items } = data as { items: readonly { id: string; name: string }[] };
  return items.map((plan) => [`plan:${id}/${plan.id}`, plan.name]);
};

interface Plans {
  readonly conditions?: { readonly promotionEnds?: string };
  readonly items: readonly {
    readonly id: string;
    readonly capacity?: string;
    readonly price?: unknown;
    readonly originalPrice?: number;
  }[];
}

interface DataPage {
  readonly sections: readonly {
    readonly kind: string;
    readonly odds?: { readonly times: number };
    readonly profit?: { readonly from: number; readonly to: number };
  }[];
}

const valuesOfPlans = (list: string, { conditions, items }: Plans): [string, string][] => {
  const end = conditions?.promotionEnds ?? '';
  // With a last day instead of "Da confermare", each plan returns to its old price on the next day.
  const isOver = /^\d/.test(end) && end < contentDay();
  return items.flatMap(({ id, capacity, originalPrice }) => {
    const name = `${list}/${id}`;
    const values: [string, string][] = [[`capacity:${name}`, capacity ?? '']];
    if (originalPrice === undefined) return values;
    if (isOver) return [...values, [`price:${name}`, String(originalPrice)]];
    return [...values, [`before:${name}`, String(originalPrice)]];
  });
};

/** The figures of a content file that copy cannot quote, and the prices that return after a promotion. */
const writtenValues = ({ collection, id, data }: Entry): [string, string][] => {
  if (collection === 'plans') return valuesOfPlans(id, data as Plans);
  if (collection !== 'pages' || !id.endsWith('data-analytics')) return [];
  const section = (data as DataPage).sections.find(({ kind }) => kind === 'data-odds');
  const { odds, profit } = section ?? {};
  return [
    ['odds:data-analytics', String(odds?.times)],
    ['profit:data-analytics', `${profit?.from}-${profit?.to}`],
  ];
};

/**
 * Owners may change a fact. Pages then need not show what the specification says about it.
 *
 * @param entries every content file
 * @param values the specification's values by the names of facts
 * @returns whether a specified text or pattern contains a value that the content has changed
 */
export const changedFacts = (
  entries: readonly Entry[],
  values: Readonly<Record<string, string>>,
): ((shown: string | RegExp) => boolean) => {
  const files = Object.entries(Object.groupBy(entries, ({ collection }) => collection));
  const raw = files.map(
    ([name, own = []]) => [name, { entries: own, ids: own.map(({ id }) => id) }] as const,
  );
  const current = new Map([
    ...factRows({ entries, facts: collectFacts(Object.fromEntries(raw)) }).map(
      ({ name, value }) => [name, value] as const,
    ),
    ...entries.flatMap(planNames),
    ...entries.flatMap(writtenValues),
  ]);
  const changed = Object.entries(values)
    .filter(([name, value]) => current.get(name) !== value)
    .map(([, value]) => mention(value));
  return (shown) => {
    const text = typeof shown === 'string' ? shown : shown.source.replaceAll('\\', '');
    return changed.some((value) => value.test(text));
  };
};
