import { type FormattedPrice, formatPrice } from '../../content-model/facts/format-price.ts';

/** The fields of a plan that decide what a fleet pays. */
export interface SimPlan {
  readonly name: string;
  readonly price: FormattedPrice;
  /** SIMs of its smallest order; a plan without begins at one. */
  readonly minimumOrder?: number | undefined;
}

/** The cloths of the plans: a row for so many cents, the same for all. */
export interface SimPriceDrawing {
  readonly centsPerRow: number;
  /** Rows of each plan, in the order of the plans; `undefined` where the price is in words. */
  readonly rows: readonly (number | undefined)[];
  /** How high the bare warp of a price in words is: lower than every cloth. */
  readonly bareRows: number;
}

/** Cents that a row can stand for: the first with which no cloth is higher than {@link HIGHEST}. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const HIGHEST = 30;
const TEN_EURO = 1000;
/** How much of the lowest cloth a bare warp is. */
const BARE_SHARE = 0.75;

/**
 * @param plans of a list that is paid for by the SIM
 * @returns the price of each as rows of cloth; a price that is no whole number of rows is cut in one
 */
export const simPriceDrawing = (plans: readonly SimPlan[]): SimPriceDrawing => {
  const cents = plans.map(({ price }) => price.amount && Math.round(price.amount * 100));
  const known = cents.filter((amount) => amount !== undefined);
  const highest = Math.max(...known);
  const centsPerRow = SCALES.find((scale) => highest <= scale * HIGHEST) ?? TEN_EURO;
  return {
    centsPerRow,
    rows: cents.map((amount) => amount && amount / centsPerRow),
    bareRows: Math.round((Math.min(...known) / centsPerRow) * BARE_SHARE),
  };
};

/** A fleet, and what all its SIMs cost: `10`, `€20,00`. */
export interface FleetTotal {
  readonly sims: number;
  readonly total: string;
}

/**
 * @param plans from the smallest order to the largest
 * @param fleets how many SIMs each fleet has
 * @returns for each plan its fleets: a fleet has the plan with the largest smallest order that it reaches
 * @throws for a fleet below the smallest order, or of a plan whose price is in words
 */
export const fleetTotals = (
  plans: readonly SimPlan[],
  fleets: readonly number[],
): readonly (readonly FleetTotal[])[] => {
  const totals = fleets.map((sims) => {
    const plan = plans.findLast(({ minimumOrder = 1 }) => minimumOrder <= sims);
    if (plan?.price.amount === undefined)
      throw new Error(`A fleet of ${sims} SIMs has no price: ${plan?.name ?? 'no plan is for so few'}.`);
    const cents = Math.round(plan.price.amount * 100) * sims;
    return { plan, example: { sims, total: formatPrice(cents / 100).text } };
  });
  return plans.map((plan) => totals.filter((fleet) => fleet.plan === plan).map(({ example }) => example));
};
