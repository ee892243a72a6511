import { type MissingFile, missingFile } from '../check/missing-file.ts';

/**
 * The text of a fact; `undefined` when its own file is wrong; or the names that could have been quoted instead; or the
 * file that would hold it.
 */
export type Answer =
  | { readonly text: string | undefined }
  | { readonly known: readonly string[] }
  | { readonly missing: MissingFile }
  /** What belongs in the place of a token that names a fact which no text can quote. */
  | { readonly instead: string };

/**
 * @param entries what can be quoted, by name; `undefined` where its own file is wrong
 * @param name what a token quotes
 * @param text an entry in words
 */
export const lookUp = <T>(
  entries: ReadonlyMap<string, T | undefined>,
  name: string,
  text: (entry: T) => string,
): Answer => {
  const entry = entries.get(name);
  if (entry !== undefined) return { text: text(entry) };
  return entries.has(name) ? { text: undefined } : { known: [...entries.keys()] };
};

/** An entry that is its own text. */
export const itself = (text: string): string => text;

/** Looks up `list/entry`, where each list is a file with entries of its own. */
export const lookUpInLists = <List, T>(
  collection: 'plans' | 'solutions',
  lists: ReadonlyMap<string, List | undefined>,
  name: string,
  entriesOf: (list: List) => readonly (readonly [id: string, entry: T])[],
  text: (entry: T) => string,
): Answer => {
  const listId = name.slice(0, Math.max(name.indexOf('/'), 0));
  const named = (id: string, list: List | undefined) =>
    list ? entriesOf(list).map(([key, entry]) => [`${id}/${key}`, entry] as const) : [];
  if (!lists.has(listId)) {
    const missing = missingFile(collection, listId, [...lists.keys()]);
    return missing
      ? { missing }
      : { known: [...lists].flatMap(([id, list]) => named(id, list).map(([key]) => key)) };
  }
  const list = lists.get(listId);
  return list ? lookUp(new Map(named(listId, list)), name, text) : { text: undefined };
};
