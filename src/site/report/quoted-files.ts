import { type Reference, referencesIn } from '../../content-model/check/reference.ts';
import { type JsonPath, textsOf } from '../../content-model/read/json-path.ts';
import type { ContentFile } from '../../content-model/read/read-collection.ts';
import { valueAt } from '../../content-model/read/received.ts';
import { articleSchema } from '../../content-model/schemas/article.ts';
import { pageSchema } from '../../content-model/schemas/page.ts';
import { anchorsOf } from '../../sections/anchor-schema.ts';
import { type SectionKind, sectionSchema } from '../../sections/section-schemas.ts';

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

const PAGE = pageSchema(sectionSchema, anchorsOf);
const ARTICLE = articleSchema;

/** The sections that show "from" prices, with the keys that name the services. */
export const PRICED = {
  'compare-table': ['rows.service'],
  'service-swatches': ['area.prices', 'cards.service'],
  'solution-cards': ['cards.service'],
  'swatch-grid': ['services'],
} as const satisfies Partial<Record<SectionKind, readonly string[]>>;

/** Keys that name a service only for its weave or its address. */
const WORDLESS: readonly string[] = ['cloth.service', 'columns.service'];

const isPriced = (kind: unknown, keys: string): boolean =>
  Object.entries(PRICED).some(([priced, names]) => priced === kind && names.some((name) => name === keys));

const usesByReference = (page: unknown, { path, collection, id }: Reference): Use[] => {
  const keys = path
    .slice(2)
    .filter((key) => typeof key === 'string')
    .join('.');
  const use = { path, name: `${collection}:${id}`, isWordless: WORDLESS.includes(keys) };
  if (path[0] === 'service') return [use, { path, name: `offer:${id}` }];
  const kind = valueAt(page, [...path.slice(0, 2), 'kind']);
  return isPriced(kind, keys) ? [use, { path, name: `from:${id}` }] : [use];
};

/** The references of a page or an article. Other files use only tokens, and services also their price list. */
const referred = ({ collection, data }: ContentFile): Use[] => {
  if (collection === 'pages')
    return referencesIn(PAGE, data).flatMap((reference) => usesByReference(data, reference));
  if (collection !== 'articles') return [];
  return referencesIn(ARTICLE, data).map(({ path, collection: kind, id }) => ({
    path,
    name: `${kind}:${id}`,
  }));
};

/**
 * @param file a content file as it is on disk
 * @returns the facts that it quotes and, for a page or an article, the entries that it refers to
 */
export const usesIn = (file: ContentFile): Use[] => [
  ...referred(file),
  ...textsOf(file.data).flatMap(({ path, text }) =>
    [...text.matchAll(TOKEN)].map(([, name = '']): Use => ({ path, name })),
  ),
];
