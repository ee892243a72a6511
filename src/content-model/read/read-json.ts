import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { type ContentProblem, WHOLE_FILE } from './content-error.ts';
import { expected, findings } from './expected.ts';
import { problemAt } from './problem-at.ts';
import { type RawEntry, readYaml } from './read-yaml.ts';

/** A comma behind which nothing comes: YAML allows it, JSON does not. */
const LAST_COMMA = /,\s*[}\]]/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A JSON file beside the content: its data, or what is wrong with it. */
export type JsonFile<T> =
  | { readonly entry: RawEntry; readonly data: T }
  | { readonly problems: readonly ContentProblem[] };

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
): JsonFile<T> | undefined => {
  const absolute = join(root, file);
  if (!existsSync(absolute)) return undefined;
  const bytes = readFileSync(absolute);
  const text = bytes.toString('utf8');
  // JSON is also YAML, so the YAML reader reports conflict markers and the like, and knows lines.
  const entry = readYaml(bytes, file, file);
  if (Array.isArray(entry)) return { problems: entry };
  if (text.startsWith('\ufeff')) {
    const utf8 = 'un file salvato come "UTF-8", non come "UTF-8 con BOM"';
    return { problems: [problemAt(entry, [], utf8, 'un primo segno invisibile')] };
  }
  if (!isJson(text)) {
    const at = text.search(LAST_COMMA);
    const wanted = `righe come ${example}, con una virgola dopo ciascuna tranne l’ultima`;
    const received =
      at === -1 ? 'una virgola o una virgoletta di troppo o che manca' : 'una virgola dopo l’ultima';
    const line = text.slice(0, Math.max(at, 0)).split('\n').length;
    return { problems: [{ file: `${file}:${line}`, field: WHOLE_FILE, expected: wanted, received }] };
  }
  const { data, error } = schema.safeParse(entry.data, { error: expected });
  const issues = error?.issues.flatMap(findings);
  if (!issues) return { entry, data: data as T };
  return { problems: issues.map(({ path, expected: wanted }) => problemAt(entry, path, wanted)) };
};
