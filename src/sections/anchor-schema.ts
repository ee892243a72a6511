import * as z from 'zod';

/** Fragments of sections with a lead form. Specification §2. */
export const CONSULTATION_ID = 'consulenza';
export const APPLICATION_ID = 'candidatura';

export const formAnchorSchema = z
  .enum([CONSULTATION_ID, APPLICATION_ID])
  .default(CONSULTATION_ID)
  .describe('Fragment that buttons scroll to, e.g. consulenza');
