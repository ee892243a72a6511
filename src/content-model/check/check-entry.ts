import type * as z from 'zod';
import type { Facts } from '../facts/facts.ts';
import { outdatedWords } from '../facts/facts-in-words.ts';
import { resolveTokens } from '../facts/tokens.ts';
import { typesetAll } from '../facts/typography.ts';
import { wrongNumbers } from '../facts/written-numbers.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { madeVisible } from '../read/invisible.ts';
import { fieldName, type JsonPath, type PlacedText, textsOf } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { received, valueAt } from '../read/received.ts';
import { expected, findings } from './expected.ts';
import type { MissingFile } from './missing-file.ts';
import type { ProblemList } from './problem-list.ts';
import { repeatedQuestions } from './repeated-questions.ts';
import { linkTargets } from './text-links.ts';
import { hiddenMistake, mistakesIn } from './text-mistakes.ts';

/** Read by machines, which compare letter by letter: no typographic spaces. */
const PLAIN_FIELDS: readonly string[] = ['title', 'description'];

const placeAt = (entry: RawEntry, path: JsonPath): { readonly file: string; readonly field: string } => ({
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: madeVisible(fieldName(path)),
});

/**
 * @param entry a file as it stands on the disk
 * @param path keys and indexes to the place
 * @param expectation what belongs there
 * @param found what stands there, for a problem that is not about the whole value
 * @returns the problem, with file, line and field named
 */
export const problemAt = (
  entry: RawEntry,
  path: JsonPath,
  expectation: string,
  found = path.length === 0 && entry.data === null ? 'an empty file' : received(valueAt(entry.data, path)),
): ContentProblem => ({
  ...placeAt(entry, path),
  expected: expectation,
  received: found,
});

/** What the other files of the content offer to one of them. */
export interface Surroundings {
  /** What it can quote; without, its texts are taken as they are. */
  readonly facts?: Facts | undefined;
  /** Where its links may lead; without, they are not looked at. */
  readonly addresses?: ReadonlySet<string> | undefined;
}

/** Paths of this site that a text leads to: it is an address itself, or has links in it. */
const pathsIn = ({ path, text }: PlacedText): string[] =>
  (path.at(-1) === 'href' ? [text] : linkTargets(text))
    .filter((target) => target.startsWith('/'))
    .map((target) => target.replace(/#.*$/s, ''));

/** @returns the fields with a character that nobody sees: what else is wrong there comes of it */
const checkHidden = (entry: RawEntry, problems: ProblemList): string[] =>
  textsOf(entry.data).flatMap(({ path, text }) => {
    const mistake = hiddenMistake(text);
    if (!mistake) return [];
    problems.add(problemAt(entry, path, mistake.expected, received(mistake.excerpt)));
    return [fieldName(path)];
  });

const checkTexts = (
  entry: RawEntry,
  { facts, addresses }: Surroundings,
  told: ReadonlySet<string>,
  problems: ProblemList,
): void => {
  for (const placed of textsOf(entry.data)) {
    if (told.has(fieldName(placed.path))) continue;
    const mistakes = [
      ...mistakesIn(placed.text, facts !== undefined),
      ...(facts ? outdatedWords(placed.text, facts) : []),
    ];
    for (const mistake of mistakes)
      problems.add(problemAt(entry, placed.path, mistake.expected, received(mistake.excerpt)));
    for (const address of pathsIn(placed)) {
      if (!addresses || addresses.has(address)) continue;
      problems.deadLink(address, addresses, placeAt(entry, placed.path));
    }
  }
};

/**
 * Checks one file: replaces the facts that it quotes, applies its schema, sets its typography.
 *
 * @param entry a file as it stands on the disk
 * @param schema what it must hold
 * @param problems where every problem in it goes
 * @param surroundings what it can quote and where it can lead
 * @returns its data, `undefined` when the schema does not accept it
 */
export const checkEntry = <T>(
  entry: RawEntry,
  schema: z.ZodType<T>,
  problems: ProblemList,
  surroundings: Surroundings,
): T | undefined => {
  const { facts } = surroundings;
  const resolved = facts && resolveTokens(entry.data, facts);
  const unfinished = resolved?.unfinished ?? new Set();
  const complain = (path: JsonPath, expectation: string | MissingFile, found?: string): void => {
    if (typeof expectation === 'string') problems.add(problemAt(finished, path, expectation, found));
    else problems.missingFile(expectation, placeAt(finished, path));
  };
  const finished: RawEntry = resolved ? { ...entry, data: resolved.data } : entry;
  for (const problem of resolved?.problems ?? []) complain(problem.path, problem.expected, problem.received);
  const hidden = checkHidden(entry, problems);
  // A token that stayed has its own problem, or its fact has.
  const told = new Set([...unfinished, ...hidden]);
  checkTexts(finished, surroundings, told, problems);
  for (const { path, expected: question } of repeatedQuestions(finished.data)) complain(path, question);
  const result = schema.safeParse(finished.data, { error: expected });
  const issues = result.error?.issues ?? [];
  const wantsText = (path: JsonPath): boolean =>
    issues.some(
      (issue) =>
        issue.code === 'invalid_type' &&
        issue.expected === 'string' &&
        fieldName(issue.path) === fieldName(path),
    );
  const numbers = wrongNumbers(entry, wantsText);
  for (const { path, expected: figure, written } of numbers) {
    complain(path, figure, written);
    told.add(fieldName(path));
  }
  // A token that stayed makes its text too long, or not short enough.
  for (const finding of issues.flatMap(findings)) {
    if (!told.has(fieldName(finding.path))) complain(finding.path, finding.missing ?? finding.expected);
  }
  return result.success && numbers.length === 0 ? typesetAll(result.data, PLAIN_FIELDS) : undefined;
};
