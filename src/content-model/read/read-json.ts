import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { expected, findings } from './expected.ts';
import { problemAt } from './problem-at.ts';
import type { RawEntry } from './read-collection.ts';
import { readYaml } from './read-yaml.ts';

const BOM = '\ufeff';
/** A comma behind which nothing comes: YAML allows it, JSON does not. */
const LAST_COMMA = /,\s*[}\]]/;

/** A JSON file beside the content, checked. */
export interface JsonFile<T> {
  readonly entry: RawEntry;
  readonly data: T;
}

const problemsOf = (absolute: string, entry: RawEntry, example: string): ContentProblem[] => {
  const text = readFileSync(absolute, 'utf8');
  if (text.startsWith(BOM))
    return [
      problemAt(entry, [], 'a file saved as "UTF-8", not as "UTF-8 with BOM"', 'an invisible first sign'),
    ];
  try {
    JSON.parse(text);
    return [];
  } catch {
    const wanted = `lines such as ${example}, with a comma after each but the last`;
    const at = text.search(LAST_COMMA);
    const found = at === -1 ? 'a comma or a quotation mark too many or too few' : 'a comma after the last';
    const line = text.slice(0, Math.max(at, 0)).split('\n').length;
    return [{ file: `${entry.file}:${line}`, field: WHOLE_FILE, expected: wanted, received: found }];
  }
};

/**
 * @param root the folder of the project
 * @param file path from there
 * @param schema what it holds
 * @param example one of its lines, for the message about a comma
 * @returns its data; what is wrong with it; or `undefined` when there is no such file
 */
export const readJson = <T>(
  root: string,
  file: string,
  schema: z.ZodType<T>,
  example: string,
): JsonFile<T> | readonly ContentProblem[] | undefined => {
  const absolute = join(root, file);
  if (!existsSync(absolute)) return undefined;
  // JSON is also YAML, so the YAML reader reports conflict markers and the like, and knows lines.
  const read = readYaml(readFileSync(absolute), file);
  if (Array.isArray(read)) return read;
  const entry: RawEntry = { ...(read as Exclude<typeof read, readonly unknown[]>), id: file };
  const wrong = problemsOf(absolute, entry, example);
  if (wrong.length > 0) return wrong;
  const result = schema.safeParse(entry.data, { error: expected });
  if (result.success) return { entry, data: result.data };
  return result.error.issues
    .flatMap(findings)
    .map(({ path, expected: wanted }) => problemAt(entry, path, wanted));
};

/** @returns whether {@link readJson} found something wrong */
export const isRefused = <T>(
  read: JsonFile<T> | readonly ContentProblem[] | undefined,
): read is readonly ContentProblem[] => Array.isArray(read);
