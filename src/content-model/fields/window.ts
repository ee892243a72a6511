import * as z from 'zod';

const DAY = 'un giorno del calendario, anno-mese-giorno, ad esempio 2026-12-31';

/** @returns whether the text is a valid day, year-month-day; `2026-02-30` is not */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** The first and the last day online, in Italy, both included. Without either, there is no limit on that side. */
export const windowFields = {
  from: z.iso
    .date({ error: DAY })
    .describe('Il primo giorno in cui è online, ad esempio 2026-12-01; senza, è già online')
    .optional(),
  until: z.iso
    .date({ error: DAY })
    .describe('L’ultimo giorno in cui è online, ad esempio 2026-12-31; senza, resta online')
    .optional(),
};

/** The values of {@link windowFields}. */
export interface Window {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** For the `superRefine` of a schema with a window: rejects an `until` before `from`. */
export const endsAfterItBegins = (
  { from, until }: Window,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void => {
  if (from === undefined || until === undefined || from <= until) return;
  context.addIssue({
    code: 'custom',
    path: ['until'],
    message: `il giorno di inizio, ${from}, o uno successivo`,
  });
};
