import * as z from 'zod';

/** The ground of a section that stands on linen, unless its neighbour does: no two sections in a row share a ground. */
export const groundSchema = z
  .enum(['linen', 'hemp', 'ink'])
  .describe('linen, if none is named; hemp or ink where the section before or after it is on linen')
  .optional();

export type Ground = NonNullable<z.output<typeof groundSchema>>;
