import type { Measure } from '../../content-model/schemas/plan-list.ts';

/** The numbers and extensions of a plan as cloth: numbers come in from the left, extensions hang from above. */
export interface CallDrawing {
  /** Columns, one per extension. */
  readonly columns: number;
  /** Rows, one per number. */
  readonly rows: number;
  /** Both in words for visitors: `1 numero, fino a 5 interni`. */
  readonly text: string;
  /** Extensions that can talk at the same time; `undefined` where there is no limit. */
  readonly extensions: number | undefined;
}

interface CallPlan {
  readonly id: string;
  readonly name: string;
}

/** Columns of a plan without a limit: so many that they run off the page. */
const ENDLESS = 99;

const measureText = ({ value, unit }: Measure): string => `${value}\u00a0${unit}`;

/**
 * @param plans the plans of a price list, from the smallest; the last one can have no limit
 * @param measures the measures of the list: `starterNumbers` and `starterExtensions` belong to the plan `starter`
 * @returns the cloth of each plan; a plan without a limit has twice the rows of the plan below it
 * @throws when a plan other than the last has no limit, or when a plan has only one of its two measures
 */
export const callDrawings = (
  plans: readonly CallPlan[],
  measures: Readonly<Record<string, Measure>>,
): readonly CallDrawing[] => {
  let below = 1;
  return plans.map(({ id, name }, index) => {
    const numbers = measures[`${id}Numbers`];
    const extensions = measures[`${id}Extensions`];
    if (numbers && extensions) {
      below = numbers.value;
      return {
        columns: extensions.value,
        rows: numbers.value,
        text: `${measureText(numbers)}, fino a ${measureText(extensions)}`,
        extensions: extensions.value,
      };
    }
    if (numbers || extensions || index < plans.length - 1)
      throw new Error(
        `The plan "${name}" needs the measures ${id}Numbers and ${id}Extensions: only the last plan of a list has no limit.`,
      );
    return { columns: ENDLESS, rows: below * 2, text: 'Interni illimitati', extensions: undefined };
  });
};

/**
 * @param calls number of calls at the same time
 * @param kbps what each call needs at least, in kilobits per second
 * @returns what all of them need, in megabits per second
 */
export const lineForCalls = (calls: number, kbps: number): number => (calls * kbps) / 1000;

/**
 * @param speed speed of the line, in megabits per second
 * @param kbps what a call needs at least, in kilobits per second
 * @returns the number of whole calls that fit the line when nothing else uses it
 */
export const callsOnLine = (speed: number, kbps: number): number => Math.floor((speed * 1000) / kbps);
