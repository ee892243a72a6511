import type * as z from 'zod';
import type { ContentProblem } from './content-error.ts';
import { expected, findings } from './expected.ts';
import type { Facts } from './facts.ts';
import { fieldName, type JsonPath } from './json-path.ts';
import type { RawEntry } from './read-collection.ts';
import { received, valueAt } from './received.ts';
import { resolveTokens } from './tokens.ts';
import { typesetAll } from './typography.ts';

/** Read by machines, which compare letter by letter: no typographic spaces. */
const PLAIN_FIELDS: readonly string[] = ['title', 'description'];

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
  file: `${entry.file}:${entry.lineOf(path)}`,
  field: fieldName(path),
  expected: expectation,
  received: found,
});

export type Checked<T> = { readonly data: T } | { readonly problems: readonly ContentProblem[] };

/**
 * Checks one file: replaces the facts that it quotes, applies its schema, sets its typography.
 *
 * @param entry a file as it stands on the disk
 * @param schema what it must hold
 * @param facts what it can quote; without, its texts are taken as they are
 * @returns its data, or every problem in it
 */
export const checkEntry = <T>(entry: RawEntry, schema: z.ZodType<T>, facts?: Facts): Checked<T> => {
  const resolved = facts && resolveTokens(entry.data, facts);
  const problems = (resolved?.problems ?? []).map((problem) =>
    problemAt(entry, problem.path, problem.expected, problem.received),
  );
  const finished: RawEntry = resolved ? { ...entry, data: resolved.data } : entry;
  const result = schema.safeParse(finished.data, { error: expected });
  if (result.success && problems.length === 0) return { data: typesetAll(result.data, PLAIN_FIELDS) };
  for (const finding of (result.error?.issues ?? []).flatMap(findings)) {
    // A token that stayed makes its text too long, or not short enough: its own problem is told already.
    if (resolved?.unfinished.has(fieldName(finding.path))) continue;
    problems.push(problemAt(finished, finding.path, finding.expected));
  }
  return { problems };
};
