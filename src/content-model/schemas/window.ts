import * as z from 'zod';

const DAY = 'a day of the calendar as year-month-day, such as 2026-12-31';

/** @returns whether the text is a day of the calendar: `2026-02-30` is none */
export const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;

/** When something is online: whole days in Italy, both included. Without them always. */
export const windowFields = {
  from: z.iso
    .date({ error: DAY })
    .describe('The first day on which it is online, e.g. 2026-12-01; without, it is now')
    .optional(),
  until: z.iso
    .date({ error: DAY })
    .describe('The last day on which it is online, e.g. 2026-12-31; without, it stays')
    .optional(),
};

/** The days of {@link windowFields}. */
export interface Window {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** For the `superRefine` of what has a window: it does not end before it begins. */
export const endsAfterItBegins = (
  { from, until }: Window,
  context: { addIssue(issue: { code: 'custom'; path: string[]; message: string }): void },
): void => {
  if (from === undefined || until === undefined || from <= until) return;
  context.addIssue({
    code: 'custom',
    path: ['until'],
    message: `the day of "from", ${from}, or a later one`,
  });
};
