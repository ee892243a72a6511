import type * as z from 'zod';
import type { ContentProblem } from './content-error.ts';
import { expected, findings } from './expected.ts';
import type { Facts } from './facts.ts';
import { fieldName, type JsonPath } from './json-path.ts';
import type { RawEntry } from './read-collection.ts';
import { received, valueAt } from './received.ts';
import { resolveTokens } from './tokens.ts';
import { typeset } from './typography.ts';

/** Read by machines, which compare letter by letter: no typographic spaces. */
const PLAIN_FIELDS: readonly string[] = ['title', 'description'];

const setField = (text: string, path: JsonPath): string =>
  path.length === 1 && PLAIN_FIELDS.includes(String(path[0])) ? text : typeset(text);

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
  found = received(valueAt(entry.data, path)),
): ContentProblem => ({
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: fieldName(path),
  expected: expectation,
  received: found,
});

export type Checked<T> = { readonly data: T } | { readonly problems: readonly ContentProblem[] };

/**
 * Checks one file: replaces the facts that it quotes, sets its typography, applies its schema.
 *
 * @param entry a file as it stands on the disk
 * @param schema what it must hold
 * @param facts what it can quote; without, its texts are taken as they are
 * @returns its data, or every problem in it
 */
export const checkEntry = <T>(entry: RawEntry, schema: z.ZodType<T>, facts?: Facts): Checked<T> => {
  const resolved = facts ? resolveTokens(entry.data, facts, setField) : { data: entry.data, problems: [] };
  const problems = resolved.problems.map((problem) =>
    problemAt(entry, problem.path, problem.expected, problem.received),
  );
  const set: RawEntry = { ...entry, data: resolved.data };
  const result = schema.safeParse(resolved.data, { error: expected });
  if (result.success && problems.length === 0) return { data: result.data };
  for (const issue of result.error?.issues ?? []) {
    for (const finding of findings(issue)) problems.push(problemAt(set, finding.path, finding.expected));
  }
  return { problems };
};
