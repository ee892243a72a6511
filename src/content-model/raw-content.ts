import { dayInItaly } from './facts/days.ts';
import { changesAfter, overBefore } from './on-day.ts';
import { ContentError } from './read/content-error.ts';
import { readCollection, readSingle } from './read/read-collection.ts';

/**
 * @param root the folder of the project
 * @returns every file below `src/content` as it is on disk, by collection
 */
export const readRaw = (root: string) => ({
  brand: readSingle(root, 'brand'),
  navigation: readSingle(root, 'navigation'),
  dialogs: readSingle(root, 'dialogs'),
  receipts: readSingle(root, 'receipts'),
  redirects: readSingle(root, 'redirects'),
  words: readSingle(root, 'words'),
  plans: readCollection(root, 'plans'),
  services: readCollection(root, 'services'),
  solutions: readCollection(root, 'solutions'),
  testimonials: readCollection(root, 'testimonials'),
  agents: readCollection(root, 'agents'),
  roles: readCollection(root, 'roles'),
  consultants: readCollection(root, 'consultants'),
  clients: readCollection(root, 'clients'),
  faqs: readCollection(root, 'faqs'),
  articles: readCollection(root, 'articles'),
  notices: readCollection(root, 'notices'),
  pages: readCollection(root, 'pages'),
});

export type RawContent = ReturnType<typeof readRaw>;

/**
 * @param root the folder of the project
 * @param after year-month-day
 * @returns the later days on which the content differs from the day before, in order
 */
export const contentChanges = (root: string, after: string): string[] => changesAfter(readRaw(root), after);

/**
 * @param root the folder of the project
 * @param day year-month-day
 * @returns the content that ended before that day, as lines for the editors
 */
export const contentOver = (root: string, day: string): string[] => overBefore(readRaw(root), day);

/**
 * Checks the content of later days. Otherwise the unattended build at midnight would be the first to find, for example,
 * a link to a page that has ended.
 *
 * @param days the days on which the content changes, year-month-day
 * @param readOn reads the content of a day
 * @throws ContentError with the problems of the first day that has any; each names that day
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
