import { type FormattedPrice, formatPrice } from '../../content-model/fields/price.ts';

/** The fields of a plan that decide what a fleet pays. */
export interface SimPlan {
  readonly name: string;
  readonly price: FormattedPrice;
  /** Minimum order in SIMs; by default one SIM. */
  readonly minimumOrder?: number | undefined;
}

/** The cloths of the plans: each row stands for the same number of cents. */
export interface SimPriceDrawing {
  readonly centsPerRow: number;
  /** Rows of each plan, in the order of the plans; `undefined` where the price is in words. */
  readonly rows: readonly (number | undefined)[];
  /** Rows of bare warp for a price in words: fewer than every cloth has. */
  readonly bareRows: number;
}

/** Cents that a row can stand for. The drawing uses the smallest with which every cloth fits {@link HIGHEST} rows. */
const SCALES = [1, 2, 5, 10, 20, 50, 100, 200, 500] as const;
const HIGHEST = 30;
const TEN_EURO = 1000;
/** Height of the bare warp as a share of the lowest cloth. */
const BARE_SHARE = 0.75;

/**
 * @param plans the plans of a list with prices per SIM
 * @returns each price as rows of cloth; the last row is cut when a price is not a whole number of rows
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

/** A fleet and the price of all its SIMs: `10`, `€20,00`. */
export interface FleetTotal {
  readonly sims: number;
  readonly total: string;
}

/**
 * @param plans the plans, from the smallest minimum order to the largest
 * @param fleets the number of SIMs of each fleet
 * @returns the fleets of each plan: a fleet has the plan with the largest minimum order that it reaches
 * @throws for a fleet below every minimum order, or one whose plan has a price in words
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
