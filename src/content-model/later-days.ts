import { dayInItaly } from './facts/day-in-italy.ts';
import { ContentError } from './read/content-error.ts';

/**
 * Reads the content of days to come: a build at midnight, which nobody watches, must not be the first to find a link to a
 * page that is over.
 *
 * @param days year-month-day, those on which the content changes
 * @param readOn reads the content of a day
 * @throws ContentError with the problems of the first day that has any; each says from which day on
 */
export const onLaterDays = (days: readonly string[], readOn: (day: string) => unknown): void => {
  for (const day of days) {
    try {
      readOn(day);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const since = `from ${dayInItaly(new Date(day)).iso} on, by the "from" and "until" of the content`;
      throw new ContentError(
        error.problems.map((problem) => ({ ...problem, expected: `${problem.expected} (${since})` })),
      );
    }
  }
};
