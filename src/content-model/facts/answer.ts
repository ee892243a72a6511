import { type MissingFile, missingFile } from '../check/missing-file.ts';

/**
 * The result of looking up a fact: its text, `undefined` when its own file is invalid; the known names, when the name
 * is unknown; or the missing file.
 */
export type Answer =
  | { readonly text: string | undefined }
  | { readonly known: readonly string[] }
  | { readonly missing: MissingFile }
  /** What the text needs instead of the token, when the fact exists but cannot be quoted. */
  | { readonly instead: string };

/**
 * @param entries the entries that can be quoted, by name; `undefined` when the file of an entry is invalid
 * @param name the name in a token
 * @param text turns an entry into a text
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

/** The text of an entry that is a text already. */
export const unchanged = (text: string): string => text;

/** Looks up `list/entry`, where each list is a file with several entries. */
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
