import * as z from 'zod';

/** Prices in words, shown without euro sign and period. Specification §4, "Price display". */
export const PRICE_WORDS = ['Su richiesta', 'Su misura'] as const;

/** @returns whether an amount in euro has at most two decimals */
export const hasWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** Cards and rows have room for five digits. */
const BELOW = 100_000;

const error = 'a number of euro such as 23.99, or "Su richiesta" or "Su misura"';

/** Euro without VAT, at most two decimals, or one of {@link PRICE_WORDS}. */
export const priceSchema = z.union(
  [
    z
      .number()
      .positive({ error })
      .lt(BELOW, { error: `less than ${BELOW} euro` })
      .refine(hasWholeCents, { error }),
    z.enum(PRICE_WORDS),
  ],
  { error },
);
export type Price = z.output<typeof priceSchema>;

/** Confirms a price that has moved by more than half (known-prices.ts). */
export const confirmSchema = () =>
  z
    .number()
    .positive()
    .describe('The same figure as the price, to confirm one that has changed by more than half, e.g. 239.9')
    .optional();

/** The unit of a price: a month or a SIM. Specification §4. */
export const pricePeriodSchema = z.enum(['mese', 'SIM']);
export type PricePeriod = z.output<typeof pricePeriodSchema>;

/** The unit of the monthly price of a solution in digital innovation. Specification §9. */
export const solutionUnitSchema = z.enum(['mese', 'utente', 'asset', 'rack', 'database', 'endpoint']);
export type SolutionUnit = z.output<typeof solutionUnitSchema>;

/** The price range of a service or an area for search engines, as specified (§9). No price list contains it. */
export const priceRangeSchema = z
  .strictObject({
    from: z.number().positive().describe('Lowest price in euro a month, e.g. 1200'),
    to: z.number().positive().describe('Highest price in euro a month, e.g. 3500'),
    per: z
      .literal('dispositivo')
      .describe('The unit of the price, if it is not the whole service: dispositivo')
      .optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'a lower and a higher price' });
export type PriceRange = z.output<typeof priceRangeSchema>;
