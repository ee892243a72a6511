import { collectFacts } from '../../../src/content-model/facts/facts.ts';
import type { Entry } from '../../../src/content-model/read-entry.ts';
import { factRows } from '../../../src/site/report/facts-table.ts';
import { SPECIFIED_VALUES } from './specified-values.ts';
import { SPECIFIED_WRITTEN, writtenValues } from './written-values.ts';

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

/**
 * Owners may change a fact. Pages then need not show what the specification says about it.
 *
 * @param entries every content file
 * @returns whether a specified text or pattern contains a value that the content has changed
 */
export const changedFacts = (entries: readonly Entry[]): ((shown: string | RegExp) => boolean) => {
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
  const changed = Object.entries({ ...SPECIFIED_VALUES, ...SPECIFIED_WRITTEN })
    .filter(([name, value]) => current.get(name) !== value)
    .map(([, value]) => mention(value));
  return (shown) => {
    const text = typeof shown === 'string' ? shown : shown.source.replaceAll('\\', '');
    return changed.some((value) => value.test(text));
  };
};
