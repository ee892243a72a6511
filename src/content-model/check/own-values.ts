import type { ContentProblem } from '../read/content-error.ts';
import { fieldName, type JsonPath } from '../read/json-path.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { problemAt } from './check-entry.ts';

/** A value that a file has for itself alone, and where. */
export interface OwnValue {
  readonly entry: RawEntry;
  readonly path: JsonPath;
  readonly value: unknown;
}

const together = (a: string, b: string): string => (a === b ? a : `${a} and ${b}`);

/** Which of two equal values is the copy, only their author knows. */
const sharedBy = (what: string, first: OwnValue, second: OwnValue): ContentProblem => {
  const found = JSON.stringify(second.value);
  const [one, other] = [first, second].map(({ entry, path }) => problemAt(entry, path, '', found).file);
  return {
    file: together(one ?? '', other ?? ''),
    field: together(fieldName(first.path), fieldName(second.path)),
    expected: `${what} of its own in each place`,
    received: found,
  };
};

/**
 * @param what the values are, e.g. `an address`
 * @param values in the order in which they win
 * @param taken values that others have for good, with their files
 * @returns a problem for each text that is taken or that an earlier file has: of both where they have it by the same
 *   key, of the later one where the earlier has it by its name
 */
export const sharedValues = (
  what: string,
  values: readonly OwnValue[],
  taken: readonly (readonly [value: string, file: string])[] = [],
): ContentProblem[] => {
  const files = new Map<unknown, string>(taken);
  const first = new Map<unknown, OwnValue>();
  return values.flatMap((own) => {
    const { entry, path, value } = own;
    const owner = first.get(value);
    const file = files.get(value) ?? owner?.entry.file;
    if (typeof value !== 'string') return [];
    if (file === undefined) first.set(value, own);
    if (owner && owner.path[0] === path[0]) return [sharedBy(what, owner, own)];
    return file === undefined
      ? []
      : [problemAt(entry, path, `${what} of its own: ${file} has it already`, JSON.stringify(value))];
  });
};
