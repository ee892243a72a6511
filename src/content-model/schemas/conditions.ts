import * as z from 'zod';
import { copy } from '../fields/copy.ts';
import { isDay } from '../fields/window.ts';

/** The value of a condition that differs between clients. Pages show it in a dashed box. */
const OPEN = 'Da confermare nel preventivo';

/**
 * @param value a condition of a price list
 * @returns whether only the quote settles it: the text begins with “Da confermare nel preventivo”
 */
export const isOpen = (value: string): boolean => value.toLowerCase().startsWith(OPEN.toLowerCase());

const condition = () => copy(90, 'it is a row of a label');

const END = `a day as year-month-day such as 2026-12-31, or "${OPEN}"`;

/** The conditions of a price, including those that only the quote settles. The page /trasparenza explains each row. */
export const conditionsSchema = z.strictObject({
  vat: condition().describe('Whether prices contain VAT, e.g. Esclusa'),
  activation: condition().describe(`The cost of activation, e.g. Installazione gratuita or ${OPEN}`),
  times: condition().describe(`How long until it works, e.g. 5-10 giorni lavorativi or ${OPEN}`),
  measure: z
    .strictObject({
      label: copy(20, 'it is a word or two').describe('What is counted, e.g. Velocità'),
      value: condition().describe('How much of it, e.g. Fino a 2,5 Gb/s'),
    })
    .describe('The speed, or another measure: data, sites, bandwidth for a call'),
  technology: condition().describe(`What the service runs on, e.g. Radio, 5G or ${OPEN}`),
  term: condition().describe(`How long the contract runs and how to end it, e.g. ${OPEN}`),
  promotionEnds: z
    .string({ error: END })
    .refine((text) => isOpen(text) || isDay(text), { error: END })
    .describe('The last day of a promotion, e.g. 2026-12-31; after it, plans cost their originalPrice')
    .optional(),
});

export type Conditions = z.output<typeof conditionsSchema>;
