import * as z from 'zod';

/** Prices in words, shown without euro sign and period. Specification §4, "Price display". */
export const PRICE_WORDS = ['Su richiesta', 'Su misura'] as const;

/** @returns whether an amount in euro has at most two decimals */
export const hasWholeCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

/** Holds for every price of the site. Specification §9. */
export const WITHOUT_VAT = 'IVA esclusa';

/** Cards and rows have room for five digits. */
const BELOW = 100_000;

/**
 * @param error what an editor reads beside another value
 * @returns the schema of euro without VAT, above zero, with at most two decimals
 */
export const amountSchema = (error: string) =>
  z
    .number({ error })
    .positive({ error })
    .lt(BELOW, { error: `meno di ${BELOW} euro` })
    .refine(hasWholeCents, { error });

const error = 'un importo in euro, ad esempio 23.99, oppure "Su richiesta" o "Su misura"';

/** Euro without VAT, at most two decimals, or one of {@link PRICE_WORDS}. */
export const priceSchema = z.union([amountSchema(error), z.enum(PRICE_WORDS)], { error });
export type Price = z.output<typeof priceSchema>;

/** Confirms a price that has moved by more than half (known-prices.ts). */
export const confirmSchema = () =>
  z
    .number()
    .positive()
    .describe('La stessa cifra del prezzo, per confermarne uno cambiato di oltre la metà, ad esempio 239.9')
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
    from: z.number().positive().describe('Prezzo più basso in euro al mese, ad esempio 1200'),
    to: z.number().positive().describe('Prezzo più alto in euro al mese, ad esempio 3500'),
    per: z
      .literal('dispositivo')
      .describe('L’unità del prezzo, se non è il servizio intero: dispositivo')
      .optional(),
  })
  .refine(({ from, to }) => from < to, { error: 'un prezzo più basso e uno più alto' });
export type PriceRange = z.output<typeof priceRangeSchema>;

/** The parts of a price, which cards show in different font sizes. Joined they read `€23,99/mese`. */
export interface PriceParts {
  readonly sign: '€';
  /** `23`, `1.200` */
  readonly whole: string;
  /** `,99`, or empty for a whole-euro teaser. */
  readonly cents: string;
  /** `/mese`, `/SIM`, `/rack`, or empty. */
  readonly period: string;
}

export interface FormattedPrice {
  /** `€23,99/mese`, `Su richiesta` */
  readonly text: string;
  /** Missing when the price is in words, which have no sign and no period. Specification §4, "Price display". */
  readonly parts?: PriceParts;
  /** Euro without VAT, for structured data. */
  readonly amount?: number;
}

export interface PriceOptions {
  /** The unit or period after the price. Without it, the price has none. */
  readonly per?: PricePeriod | SolutionUnit;
  /** Leaves out the cents of a whole amount, as in "from" prices of digital innovation: `€249`. */
  readonly wholeEuro?: boolean;
}

const thousands = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const decimals = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 2 });

/**
 * @param value any figure
 * @returns the number in Italian format: `97,6`, `1.200`
 */
export const formatNumber = (value: number): string => decimals.format(value);

/**
 * @param price euro without VAT with at most two decimals, or words
 * @param options period and cents
 * @returns the price as text and in parts
 */
export const formatPrice = (price: Price, { per, wholeEuro = false }: PriceOptions = {}): FormattedPrice => {
  if (typeof price === 'string') return { text: price };
  const inCents = Math.round(price * 100);
  const remainder = inCents % 100;
  const parts: PriceParts = {
    sign: '€',
    whole: thousands.format(Math.floor(inCents / 100)),
    cents: wholeEuro && remainder === 0 ? '' : `,${String(remainder).padStart(2, '0')}`,
    period: per ? `/${per}` : '',
  };
  return { text: `${parts.sign}${parts.whole}${parts.cents}${parts.period}`, parts, amount: price };
};

/** The price of a solution: its lowest price with the unit, or a text instead. */
export interface SolutionPrice {
  readonly price?: Price | undefined;
  readonly priceText?: string | undefined;
  readonly per?: SolutionUnit | undefined;
}

/**
 * @param solution the price of a solution, or the text that replaces it
 * @returns the price without cents if it is a whole amount: `€800/mese`, `€200/rack`; a text unchanged
 */
export const solutionPrice = ({ price, priceText = '', per = 'mese' }: SolutionPrice): FormattedPrice =>
  price === undefined ? { text: priceText } : formatPrice(price, { per, wholeEuro: true });

/** The words for a price's period. Specification §4 fixes how it is written: `/mese`, `/SIM`. */
const inWords = (period: string): string => {
  if (period === '') return '';
  return period === '/mese' ? ' al mese' : ` per ${period.slice(1)} al mese`;
};

/**
 * @param price a price; one in words, such as "Su misura", is spoken as it is written
 * @returns the price as one says it: `€23,99 al mese`, `€2,00 per SIM al mese`
 */
export const spokenPrice = ({ text, parts }: FormattedPrice): string =>
  parts ? `${parts.sign}${parts.whole}${parts.cents}${inWords(parts.period)}` : text;
