import type { ContentFile } from '../../content-model/read/read-collection.ts';
import { valueAt } from '../../content-model/read/received.ts';
import { usesIn } from './quoted-files.ts';

/** Where the facts of tokens stand; every other name begins with its collection. */
const COLLECTIONS: Readonly<Record<string, string>> = {
  price: 'plans',
  plan: 'plans',
  fact: 'plans',
  solution: 'solutions',
  from: 'services',
  offer: 'services',
  brand: 'brand',
  claim: 'brand',
};
/** Tokens that name an entry of a list: `{price:voip/starter}`. */
const IN_LISTS: readonly string[] = ['plans', 'solutions'];

const keyOf = (name: string): string => {
  const colon = name.indexOf(':');
  const [kind, rest] = [name.slice(0, colon), name.slice(colon + 1)];
  // A list counts its own items; how many files there are stands in none.
  if (kind.toLowerCase() === 'count') return rest.replace('/', ':');
  const collection = COLLECTIONS[kind];
  if (collection === undefined) return `${kind}:${rest}`;
  if (collection === 'brand') return 'brand:brand';
  return `${collection}:${IN_LISTS.includes(collection) ? rest.replace(/\/.*$/, '') : rest}`;
};

/**
 * @param service the file of a service
 * @returns the price list that its "from" price is taken from; `undefined` where it has one of its own
 */
export const listOfFromPrice = ({ data }: ContentFile): string | undefined => {
  const list = valueAt(data, ['plans']);
  return typeof list === 'string' && valueAt(data, ['fromPrice']) === undefined ? list : undefined;
};

/**
 * @param files every content file
 * @returns for a page the files that hold what it shows, its own among them: entries that it refers to, and those whose
 *   facts it or these quote. Menus and footer, which every page has, count for none.
 */
export const shownFiles = (files: readonly ContentFile[]): ((page: ContentFile) => string[]) => {
  const byKey = new Map(files.map((file) => [`${file.collection}:${file.id}`, file]));
  const uses = new Map(files.map((file) => [file, usesIn(file)]));
  const homesOf = (name: string): ContentFile[] => {
    const home = byKey.get(keyOf(name));
    const list =
      home && /^(?:from|offer):/.test(name) ? byKey.get(`plans:${listOfFromPrice(home)}`) : undefined;
    return [home, list].filter((file) => file !== undefined);
  };
  return (page) => {
    const shown = new Set([page]);
    // A set yields what is added while it is walked.
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
