import * as z from 'zod';

/** Prices that are words: shown without euro sign and period. Specification §4, "Price display". */
export const PRICE_WORDS = ['Su richiesta', 'Su misura'] as const;

/** @param amount euro */
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

/** A second look at a price that has moved by more than half (known-prices.ts). */
export const confirmSchema = () =>
  z
    .number()
    .positive()
    .describe(
      'The same figure as the price, once somebody has looked again at one that moved by half, e.g. 239.9',
    )
    .optional();

/** What a price is paid for: a month, or a SIM. Specification §4. */
export const pricePeriodSchema = z.enum(['mese', 'SIM']);
export type PricePeriod = z.output<typeof pricePeriodSchema>;

/** What a solution of digital innovation is paid for, a month each. Specification §9. */
export const solutionUnitSchema = z.enum(['mese', 'utente', 'asset', 'rack', 'database', 'endpoint']);
export type SolutionUnit = z.output<typeof solutionUnitSchema>;

/** Two prices that the specification tells search engines of a service or an area (§9): they follow no price list. */
export const priceRangeSchema = z
  .strictObject({
    from: z.number().positive().describe('Lowest price in euro a month, e.g. 1200'),
    to: z.number().positive().describe('Highest price in euro a month, e.g. 3500'),
    per: z.literal('dispositivo').describe('What is paid for, if not the service: dispositivo').optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'a lower and a higher price' });
export type PriceRange = z.output<typeof priceRangeSchema>;
