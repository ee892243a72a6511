import { contentDay } from '../../../src/content-model/fields/days.ts';
import type { Entry } from '../../../src/content-model/read-entry.ts';

/** The specification's values that copy cannot quote: old prices, sites of a plan, figures of a drawing. */
export const SPECIFIED_WRITTEN: Readonly<Record<string, string>> = {
  'before:mobile-business/super-unlimited': '25.99',
  'before:mobile-business/super-giga-unlimited': '21',
  'capacity:sd-wan/starter': '2-5 sedi',
  'capacity:sd-wan/business': '6-20 sedi',
  'odds:data-analytics': '23',
  'profit:data-analytics': '5-6',
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

interface Page {
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

/**
 * @param entry a content file
 * @returns its figures by the names of {@link SPECIFIED_WRITTEN}, and the prices that return after a promotion
 */
export const writtenValues = ({ collection, id, data }: Entry): [string, string][] => {
  if (collection === 'plans') return valuesOfPlans(id, data as Plans);
  if (collection !== 'pages' || !id.endsWith('data-analytics')) return [];
  const section = (data as Page).sections.find(({ kind }) => kind === 'data-odds');
  const { odds, profit } = section ?? {};
  return [
    ['odds:data-analytics', String(odds?.times)],
    ['profit:data-analytics', `${profit?.from}-${profit?.to}`],
  ];
};
