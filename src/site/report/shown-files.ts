import { valueAt } from '../../content-model/read/received.ts';
import type { Entry } from '../../content-model/read-entry.ts';
import { usesIn } from './quoted-files.ts';

/** Kind of token -> the collection of its facts. Every other name begins with its collection. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  price: 'plans',
  plan: 'plans',
  fact: 'plans',
  solution: 'solutions',
  from: 'services',
  buys: 'services',
  offer: 'services',
  brand: 'brand',
  claim: 'brand',
};
/** Tokens that name an entry of a list: `{price:voip/starter}`. */
const IN_LISTS: readonly string[] = ['plans', 'solutions'];

const keyOf = (name: string): string => {
  const colon = name.indexOf(':');
  const [kind, rest] = [name.slice(0, colon), name.slice(colon + 1)];
  // The count of a list is in its file; the number of files in a collection is in none.
  if (kind.toLowerCase() === 'count') return rest.replace('/', ':');
  const collection = COLLECTIONS[kind];
  if (collection === undefined) return `${kind}:${rest}`;
  if (collection === 'brand') return 'brand:brand';
  return `${collection}:${IN_LISTS.includes(collection) ? rest.replace(/\/.*$/, '') : rest}`;
};

/**
 * @param service the file of a service
 * @returns the id of the price list that gives its "from" price; `undefined` when the service has its own price or no
 *   list
 */
export const listOfFromPrice = ({ data }: Entry): string | undefined => {
  const list = valueAt(data, ['plans']);
  return typeof list === 'string' && valueAt(data, ['fromPrice']) === undefined ? list : undefined;
};

/**
 * @param files every content file
 * @returns a function that lists the files whose content a page shows: its own, the entries that it refers to, and the
 *   files of the facts that all of these quote. Menus and footer, which every page has, do not count.
 */
export const shownFiles = (files: readonly Entry[]): ((page: Entry) => string[]) => {
  const byKey = new Map(files.map((file) => [`${file.collection}:${file.id}`, file]));
  const uses = new Map(files.map((file) => [file, usesIn(file)]));
  const homesOf = (name: string): Entry[] => {
    const home = byKey.get(keyOf(name));
    const list =
      home && /^(?:from|offer):/.test(name) ? byKey.get(`plans:${listOfFromPrice(home)}`) : undefined;
    return [home, list].filter((file) => file !== undefined);
  };
  return (page) => {
    const shown = new Set([page]);
    // Iterating a set also visits items that are added during the iteration.
    const read = new Set([page]);
    for (const file of read) {
      for (const { name, isWordless } of uses.get(file) ?? []) {
        for (const home of homesOf(name)) {
          shown.add(home);
          if (!isWordless) read.add(home);
        }
      }
    }
    return [...shown].map(({ file }) => file);
  };
};
