import type * as z from 'zod';
import type { Facts } from '../facts/facts.ts';
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

/** Machines read these fields and compare them character by character, so they get no typographic spaces. */
const PLAIN_FIELDS: readonly string[] = ['title', 'description'];

const placeAt = (entry: RawEntry, path: JsonPath): { readonly file: string; readonly field: string } => ({
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: madeVisible(fieldName(path)),
});

/**
 * @param entry a file as it is on disk
 * @param path keys and indexes of the place
 * @param expectation what belongs there
 * @param found what the file has there; give it when the problem is about a part of the value
 * @returns the problem, with its file, line and field
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

/** What one content file needs to know about the others. */
export interface Surroundings {
  /** The facts that it can quote. Without them, its tokens are not replaced. */
  readonly facts?: Facts | undefined;
  /** The addresses that its links may lead to. Without them, links are not checked. */
  readonly addresses?: ReadonlySet<string> | undefined;
}

/** The paths of this site that a text leads to. The text is an `href` or contains links. */
const pathsIn = ({ path, text }: PlacedText): string[] =>
  (path.at(-1) === 'href' ? [text] : linkTargets(text))
    .filter((target) => target.startsWith('/'))
    .map((target) => target.replace(/#.*$/s, ''));

/** @returns the fields with an invisible character, which is the cause of any other mistake there */
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
  reported: ReadonlySet<string>,
  problems: ProblemList,
): void => {
  for (const placed of textsOf(entry.data)) {
    if (reported.has(fieldName(placed.path))) continue;
    for (const mistake of mistakesIn(placed.text, facts !== undefined))
      problems.add(problemAt(entry, placed.path, mistake.expected, received(mistake.excerpt)));
    for (const address of pathsIn(placed)) {
      if (!addresses || addresses.has(address)) continue;
      problems.deadLink(address, addresses, placeAt(entry, placed.path));
    }
  }
};

/**
 * Checks one file: replaces the facts that it quotes, applies its schema and sets its typography.
 *
 * @param entry a file as it is on disk
 * @param schema the schema of its data
 * @param problems collects every problem in it
 * @param surroundings the facts that it can quote and the addresses that it can link to
 * @returns its data; `undefined` when the schema rejects it
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
  const report = (path: JsonPath, expectation: string | MissingFile, found?: string): void => {
    if (typeof expectation === 'string') problems.add(problemAt(finished, path, expectation, found));
    else problems.missingFile(expectation, placeAt(finished, path));
  };
  const finished: RawEntry = resolved ? { ...entry, data: resolved.data } : entry;
  for (const problem of resolved?.problems ?? []) report(problem.path, problem.expected, problem.received);
  const hidden = checkHidden(entry, problems);
  // A token that could not be replaced already has a problem, here or in the file of its fact.
  const reported = new Set([...unfinished, ...hidden]);
  checkTexts(finished, surroundings, reported, problems);
  for (const { path, expected: question } of repeatedQuestions(finished.data)) report(path, question);
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
    report(path, figure, written);
    reported.add(fieldName(path));
  }
  // A token that could not be replaced may break the length limits of its text.
  for (const finding of issues.flatMap(findings)) {
    if (!reported.has(fieldName(finding.path))) report(finding.path, finding.missing ?? finding.expected);
  }
  return result.success && numbers.length === 0 ? typesetAll(result.data, PLAIN_FIELDS) : undefined;
};
