import type * as z from 'zod';
import type { Facts } from './facts/facts.ts';
import { resolveTokens } from './facts/tokens.ts';
import { type Field, fieldsOf } from './fields/fields-of.ts';
import { typesetAll } from './fields/typography.ts';
import type { ContentProblem } from './read/content-error.ts';
import { expected, type Finding, findings } from './read/expected.ts';
import { hiddenMistake } from './read/invisible.ts';
import { fieldName, type JsonPath } from './read/json-path.ts';
import type { Missing } from './read/missing.ts';
import { problemAt, received } from './read/problem-at.ts';
import type { RawEntry } from './read/read-collection.ts';
import { wrongNumbers } from './read/written-numbers.ts';
import type { Collection } from './table.ts';

/** A file of the content with everything that the way from YAML to the model made of it. */
export interface Entry extends RawEntry {
  readonly collection: string;
  /** The collection's texts quote facts. */
  readonly quotes: boolean;
  /** The data with tokens replaced. */
  readonly filled: unknown;
  /** Every value of `filled` with what the schema says about it. */
  readonly fields: readonly Field[];
  /** Fields with a problem of their own or with a token that is not replaced: other rules say nothing about them. */
  readonly blamed: ReadonlySet<string>;
  /** The data as the schema made it, typeset; `undefined` when the schema refuses it. */
  readonly accepted: unknown;
  /** What its tokens quote and does not exist. */
  readonly missing: readonly { readonly path: JsonPath; readonly what: Missing; readonly token: string }[];
}

/** What a schema says of data: it depends on nothing else. */
interface Verdict {
  readonly data: unknown;
  readonly fields: readonly Field[];
  readonly accepted: unknown;
  readonly found: readonly (Finding & { readonly isCustom: boolean })[];
  readonly wantsText: ReadonlySet<string>;
}

const judge = (schema: z.ZodType, data: unknown): Verdict => {
  const fields = fieldsOf(schema, data);
  const result = schema.safeParse(data, { error: expected });
  const issues = result.error?.issues ?? [];
  const plain = new Set(fields.filter(({ meta }) => meta.plain).map(({ path }) => fieldName(path)));
  const wantsText = issues.filter((issue) => issue.code === 'invalid_type' && issue.expected === 'string');
  return {
    data,
    fields,
    accepted: result.success ? typesetAll(result.data, plain) : undefined,
    found: issues.flatMap((issue) =>
      findings(issue).map((finding) => ({ ...finding, isCustom: issue.code === 'custom' })),
    ),
    wantsText: new Set(wantsText.map(({ path }) => fieldName(path))),
  };
};

/** The verdict on the last data of a file, by schema: another day or another file's edit asks again with the same. */
const verdicts = new WeakMap<z.ZodType, Map<string, { readonly of: string; readonly verdict: Verdict }>>();

const verdictOn = (schema: z.ZodType, key: string, data: unknown): Verdict => {
  const known = verdicts.get(schema) ?? new Map<string, { of: string; verdict: Verdict }>();
  verdicts.set(schema, known);
  const of = JSON.stringify(data) ?? '';
  const last = known.get(key);
  if (last?.of === of) return last.verdict;
  const verdict = judge(schema, data);
  known.set(key, { of, verdict });
  return verdict;
};

/** A problem of a group, reported at one of its keys, says nothing while a token in the group is not replaced. */
const holdsUnfinished = (path: JsonPath, unfinished: ReadonlySet<string>): boolean => {
  const group = path.length < 2 ? '' : fieldName(path.slice(0, -1));
  return [...unfinished].some(
    (field) => group === '' || field.startsWith(`${group}.`) || field.startsWith(`${group}[`),
  );
};

/**
 * Takes one file along the way: replaces the facts that it quotes, applies its schema and sets its typography.
 *
 * @param name the name of its collection
 * @param raw the file as it is on disk
 * @param collection its line of the table
 * @param facts what tokens can quote
 * @returns the entry with every problem of its tokens, hidden characters, numbers and schema
 */
export const readEntry = (
  name: string,
  raw: RawEntry,
  { schema, quotes = true }: Collection,
  facts: Facts,
): { readonly entry: Entry; readonly problems: readonly ContentProblem[] } => {
  const filled = quotes ? resolveTokens(raw.data, facts) : { data: raw.data, problems: [], unfinished: [] };
  const unfinished = new Set<string>(filled.unfinished);
  const { data, fields, accepted, found, wantsText } = verdictOn(schema, raw.file, filled.data);
  const finished: RawEntry = { ...raw, data };
  const blamed = new Set(unfinished);
  const problems: ContentProblem[] = [];
  const missing: { path: JsonPath; what: Missing; token: string }[] = [];
  for (const { path, expected: wanted, received: token } of filled.problems) {
    if (typeof wanted === 'string') problems.push(problemAt(finished, path, wanted, token));
    else missing.push({ path, what: wanted, token });
  }
  for (const { path, value } of fields) {
    const mistake = typeof value === 'string' ? hiddenMistake(value) : undefined;
    if (!mistake) continue;
    problems.push(problemAt(finished, path, mistake.expected, received(mistake.excerpt)));
    blamed.add(fieldName(path));
  }
  const numbers = wrongNumbers(raw, (path) => wantsText.has(fieldName(path)));
  for (const { path, expected: figure, written } of numbers) {
    problems.push(problemAt(finished, path, figure, written));
    blamed.add(fieldName(path));
  }
  for (const { path, expected: wanted, isCustom } of found) {
    if (blamed.has(fieldName(path)) || (isCustom && holdsUnfinished(path, unfinished))) continue;
    problems.push(problemAt(finished, path, wanted));
  }
  const isRight = numbers.length === 0;
  const entry = { ...raw, collection: name, quotes, filled: data, fields, blamed, missing };
  return { entry: { ...entry, accepted: isRight ? accepted : undefined }, problems };
};
