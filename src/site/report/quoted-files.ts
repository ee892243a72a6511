import { type JsonPath, textsOf } from '../../content-model/read/json-path.ts';
import type { Entry } from '../../content-model/read-entry.ts';

/** A place where a file uses content of another file. */
export interface Use {
  readonly path: JsonPath;
  /**
   * The name of what it uses: a fact as in tokens, `price:voip/starter` or `from:voip`; an entry with its collection,
   * `plans:voip`; or `offer:voip`, the "from" price that only search engines and social networks get.
   */
  readonly name: string;
  /** Whether it shows no text of the entry, only its weave or its address. */
  readonly isWordless?: boolean;
}

const TOKEN = /\{([a-z]+:[^{}]+)\}/gi;

/** The entries that a page or an article refers to. Other files use only tokens, and services also their price list. */
const referred = ({ collection, fields }: Entry): Use[] => {
  if (collection !== 'pages' && collection !== 'articles') return [];
  return fields.flatMap(({ path, value, meta }) => {
    if (meta.reference === undefined) return [];
    const use = { path, name: `${meta.reference}:${value}`, isWordless: meta.shows === 'nothing' };
    if (meta.reference !== 'services') return [use];
    if (path[0] === 'service') return [use, { path, name: `offer:${value}` }];
    return meta.shows === 'price' ? [use, { path, name: `from:${value}` }] : [use];
  });
};

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
