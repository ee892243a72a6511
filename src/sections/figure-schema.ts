import * as z from 'zod';

/** A huge figure with its unit. */
export const figureSchema = z.strictObject({
  value: z.string().min(1).max(7).describe('The figure, e.g. "−40"'),
  unit: z.string().min(1).max(8).describe('Its unit, e.g. "%"').optional(),
  label: z.string().min(1).max(60).describe('What it measures, e.g. "costi di gestione"'),
});
