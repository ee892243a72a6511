import * as z from 'zod';
import { copy } from '../content-model/schemas/copy.ts';

/** A huge figure with its unit. */
export const figureSchema = z.strictObject({
  value: copy(7).describe('The figure, e.g. "−40"'),
  unit: copy(8).describe('Its unit, e.g. "%"').optional(),
  label: copy(60).describe('What it measures, e.g. "costi di gestione"'),
});
