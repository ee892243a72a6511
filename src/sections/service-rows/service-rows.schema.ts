import * as z from 'zod';
import { reference } from '../../content-model/reference.ts';
import { copy } from '../../content-model/schemas/copy.ts';
import { titleSchema } from '../heading-schema.ts';

export const serviceRowsSchema = z.strictObject({
  kind: z.literal('service-rows'),
  title: titleSchema,
  rows: z
    .array(
      z.strictObject({
        service: reference('services').describe(
          'The service: name, summary, weave, price and badge come from its file, e.g. fibra-ottica',
        ),
        features: z.array(copy(60, 'it is one line')).length(5).describe('Five things the service includes'),
      }),
    )
    .min(2)
    .describe('Services in the order of the rows; those that are featured stand double'),
  note: copy(140, 'it is one line below the rows').describe('Small print, with "IVA esclusa"'),
});

export type ServiceRows = z.output<typeof serviceRowsSchema>;
