import { type CollectionName, type Content, collectionsWith, type Lines, linesOf } from './collections.ts';
import { collectFacts } from './facts/facts.ts';
import { contentDay, dayInItaly } from './fields/days.ts';
import { changesAfter, onDay, overBefore } from './on-day.ts';
import { ContentError, type ContentProblem } from './read/content-error.ts';
import { type RawCollection, readCollection, type Unsaved } from './read/read-collection.ts';
import { type Entry, readEntry } from './read-entry.ts';
import type { RawContent, Reading } from './reading.ts';
import { RULES } from './rules/rules.ts';
import type { Kind } from './section.ts';
import { COLLECTIONS, KINDS, sectionSchema } from './sections.ts';

/** `Object.fromEntries` types names as texts; these are the table's own. */
const byName = <T>(entries: readonly (readonly [CollectionName, T])[]): Record<CollectionName, T> =>
  Object.fromEntries(entries) as Record<CollectionName, T>;

const readRaw = (root: string, lines: Lines, unsaved?: Unsaved): RawContent =>
  byName(
    lines.map(([name, { isFile }]): [CollectionName, RawCollection] => [
      name,
      readCollection(root, name, isFile, unsaved),
    ]),
  );

const acceptedIn = (entries: readonly Entry[], name: string, isFile: boolean): unknown => {
  const right = entries.filter(({ collection, accepted }) => collection === name && accepted !== undefined);
  return isFile ? right[0]?.accepted : new Map(right.map(({ id, accepted }) => [id, accepted]));
};

const readOn = (
  root: string,
  day: string,
  files: RawContent,
  lines: Lines,
  kinds: readonly Kind[],
): { reading: Reading; problems: readonly ContentProblem[] } => {
  const raw = onDay(files, day, lines);
  const facts = collectFacts(raw, files, day);
  const read = lines.flatMap(([name, collection]) =>
    raw[name].entries.map((entry) => readEntry(name, entry, collection, facts)),
  );
  const entries = read.map(({ entry }) => entry);
  const content = byName(
    lines.map(([name, { isFile }]) => [name, acceptedIn(entries, name, isFile)]),
    // The schema of each collection made its data.
  ) as Reading['content'];
  const reading: Reading = { root, day, kinds, files, raw, entries, facts, content };
  const problems = [
    ...Object.values(raw).flatMap((collection) => collection.problems),
    ...read.flatMap((one) => one.problems),
    ...RULES.flatMap((rule) => rule(reading)),
  ];
  return { reading, problems };
};

/**
 * Checks the content of later days. Otherwise the unattended build at midnight would be the first to find, for example,
 * a link to a page that has ended.
 */
const laterProblems = (
  days: readonly string[],
  problemsOn: (day: string) => readonly ContentProblem[],
): ContentProblem[] => {
  for (const day of days) {
    const problems = problemsOn(day);
    if (problems.length === 0) continue;
    const since = `dal ${dayInItaly(new Date(day)).iso} in poi, per i giorni di inizio e di fine nei contenuti`;
    return problems.map((problem) => ({ ...problem, expected: `${problem.expected} (${since})` }));
  }
  return [];
};

/**
 * The one way from `src/content` to the model: reads every file once, keeps what is online, replaces tokens, applies
 * schemas and rules, for this day and for every later day on which the content changes.
 *
 * @param root the folder of the project
 * @param day year-month-day; content that is offline on that day is left out
 * @param kinds the kinds of sections that pages may have
 * @param unsaved a file that counts as saved
 * @returns the reading, and every problem of every file; of later days only those of the first that has any
 */
export const checkContent = (
  root: string,
  day: string = contentDay(),
  kinds: readonly Kind[] = KINDS,
  unsaved?: Unsaved,
): { readonly reading: Reading; readonly problems: readonly ContentProblem[] } => {
  const table = kinds === KINDS ? COLLECTIONS : collectionsWith(sectionSchema(kinds));
  const lines = linesOf(table);
  const files = readRaw(root, lines, unsaved);
  const { reading, problems } = readOn(root, day, files, lines, kinds);
  if (problems.length > 0) return { reading, problems };
  const problemsOn = (later: string): readonly ContentProblem[] =>
    readOn(root, later, files, lines, kinds).problems;
  return { reading, problems: laterProblems(changesAfter(files, day, lines), problemsOn) };
};

/**
 * @param root the folder of the project
 * @param day year-month-day; content that is offline on that day is left out
 * @param kinds the kinds of sections that pages may have
 * @returns the checked content, and the reading behind it
 * @throws ContentError with the problems of {@link checkContent}
 */
export const readContent = (
  root: string,
  day?: string,
  kinds?: readonly Kind[],
): { readonly content: Content; readonly reading: Reading } => {
  const { reading, problems } = checkContent(root, day, kinds);
  if (problems.length > 0) throw new ContentError(problems);
  // Without a problem no file is missing or refused.
  return { content: reading.content as Content, reading };
};

/**
 * @param reading a reading of the content
 * @returns the days after it on which the content differs from the day before, in order
 */
export const contentChanges = ({ files, day }: Reading): string[] =>
  changesAfter(files, day, linesOf(COLLECTIONS));

/**
 * @param reading a reading of the content
 * @returns the content that ended before its day and can be deleted, as lines for the editors
 */
export const contentOver = ({ files, day }: Reading): string[] =>
  overBefore(files, day, linesOf(COLLECTIONS));
