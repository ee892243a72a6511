import type { CallMeasures } from '../../content-model/plan-figures.ts';
import type { Measure } from '../../content-model/schemas/plan-list.ts';

/** The numbers and extensions of a plan as cloth: numbers come in from the left, extensions hang from above. */
export interface CallDrawing {
  /** Columns, one per extension. */
  readonly columns: number;
  /** Rows, one per number; none where the price list does not say how many. */
  readonly rows: number;
  /** Both in words for visitors: `1 numero, fino a 5 interni`. */
  readonly text: string;
  /** Extensions that can talk at the same time; `undefined` where there is no limit. */
  readonly extensions: number | undefined;
}

/** Columns of a plan without a limit: so many that they run off the page. */
const ENDLESS = 99;

const measureText = ({ value, unit }: Measure): string => `${value}\u00a0${unit}`;

/**
 * @param plans the numbers and extensions of the plans; the last one may have no limit
 * @returns a cloth for each plan
 */
export const callDrawings = (plans: readonly (CallMeasures | undefined)[]): readonly CallDrawing[] =>
  plans.map((plan) => {
    if (!plan) return { columns: ENDLESS, rows: 0, text: 'Interni illimitati', extensions: undefined };
    const { numbers, extensions } = plan;
    return {
      columns: extensions.value,
      rows: numbers.value,
      text: `${measureText(numbers)}, fino a ${measureText(extensions)}`,
      extensions: extensions.value,
    };
  });

/**
 * @param calls number of calls at the same time
 * @param kbps what each call needs at least, in kilobits per second
 * @returns what all of them need, in megabits per second
 */
export const lineForCalls = (calls: number, kbps: number): number => (calls * kbps) / 1000;
