import * as z from 'zod';
import { reference } from '../content-model/check/reference.ts';
import { copy } from '../content-model/schemas/copy.ts';

export const clothSchema = z
  .strictObject({
    service: reference('services').describe('The service whose weave is drawn, e.g. digitalizzazione'),
    alt: copy(90, 'a screen reader says it in one breath').describe(
      'What is seen, e.g. "Panno a losanghe con un filo rosso"',
    ),
  })
  .describe('The picture: a piece of cloth in the weave of a service');
