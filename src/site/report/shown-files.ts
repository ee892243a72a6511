import { type Facts, TOKEN_KINDS } from '../../content-model/facts/facts.ts';
import { type JsonPath, textsOf } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import type { Reading } from '../../content-model/reading.ts';

/** A place where a file uses content of another file. */
export interface Use {
  readonly path: JsonPath;
  /** What it uses: a fact as in tokens, `price:voip/starter`, or an entry with its collection, `plans:voip`. */
  readonly name: string;
  /** Whether it shows no text of the entry, only its weave or its address. */
  readonly isWordless?: boolean;
}

const TOKEN = /\{([a-z]+:[^{}]+)\}/gi;

/** The entries that a page or an article refers to. Other files use only tokens, and services also their price list. */
const referred = ({ collection, fields }: Entry): Use[] =>
  collection !== 'pages' && collection !== 'articles'
    ? []
    : fields.flatMap(({ path, value, meta: { reference, shows } }) => {
        if (reference === undefined) return [];
        const use = { path, name: `${reference}:${value}`, isWordless: shows === 'nothing' };
        const showsFrom = reference === 'services' && (shows === 'price' || shows === 'offer');
        return showsFrom ? [use, { path, name: `from:${value}` }] : [use];
      });

/**
 * @param file a content file as it is on disk
 * @returns the facts that it quotes and, for a page or an article, the entries that it refers to
 */
export const usesIn = (file: Entry): Use[] => [
  ...referred(file),
  ...textsOf(file.data).flatMap(({ path, text }) =>
    [...text.matchAll(TOKEN)].map(([, name = '']): Use => ({ path, name })),
  ),
];

/** The file with a fact or an entry; the number of files in a collection is in none. */
const homeOf = (name: string, { known }: Facts): string | undefined => {
  const [kind = '', rest = ''] = name.split(':');
  if (kind.toLowerCase() === 'count') return rest.replace('/', ':');
  const entry = known.get(name)?.entry;
  if (entry) return `${entry.file}`;
  return kind in TOKEN_KINDS ? undefined : name;
};

/**
 * @param reading the content of a day
 * @returns a function that lists the files whose content a page shows: its own, the entries that it refers to, and the
 *   files of the facts that all of these quote. Menus and footer, which every page has, do not count.
 */
export const shownFiles = ({ entries, facts }: Reading): ((page: Entry) => string[]) => {
  const files = new Map(
    entries.flatMap((file) => [
      [`${file.collection}:${file.id}`, file],
      [file.file, file],
    ]),
  );
  const uses = new Map(entries.map((file) => [file, usesIn(file)]));
  return (page) => {
    const shown = new Set([page]);
    // Iterating a set also visits items that are added during the iteration.
    const read = new Set([page]);
    for (const file of read) {
      for (const { name, isWordless } of uses.get(file) ?? []) {
        const home = files.get(homeOf(name, facts) ?? '');
        if (!home) continue;
        shown.add(home);
        if (!isWordless) read.add(home);
      }
    }
    return [...shown].map(({ file }) => file);
  };
};
