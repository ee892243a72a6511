import { join } from 'node:path';
import { THANK_YOU_PATHS } from '../../lead/form-types.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { filesBelow, type RawCollection, type RawEntry } from '../read/read-collection.ts';
import { valueAt } from '../read/received.ts';
import { problemAt } from './check-entry.ts';
import { type OwnValue, sharedValues } from './own-values.ts';

/** The address of the page that lists the articles. The address of each article is below it. */
export const ARTICLES_PATH = '/notizie';
const ROUTES = 'src/pages';
/** Addresses that, with everything below them, belong to functions (netlify.toml) or the editor (build/editor/). */
const RESERVED: readonly (readonly [address: string, why: string])[] = [
  ['/api', 'functions answer there'],
  ['/admin', 'the editor of the content is there'],
];
/** The file of a route without parameters, a page or an endpoint. */
const FIXED_ROUTE = /^([^[\]]+)\.(?:astro|ts)$/;

/**
 * @param id the path of a page file below `pages/`, without extension
 * @returns its address: `/` for `index`, `/servizi` for `servizi` and `servizi/index`
 */
export const pagePath = (id: string): string => `/${id}`.replace(/\/index$/, '') || '/';

/**
 * @param root the folder of the project
 * @returns the addresses of the routes in src/pages, with their files
 */
export const fixedRoutes = (root: string): [address: string, file: string][] =>
  filesBelow(join(root, ROUTES)).flatMap((path): [string, string][] => {
    const id = FIXED_ROUTE.exec(path)?.[1];
    return id === undefined ? [] : [[pagePath(id), `${ROUTES}/${path}`]];
  });

/**
 * @param id the name of an article's file
 * @returns its address: `/notizie/sla-in-ore`
 */
export const articlePath = (id: string): string => `${ARTICLES_PATH}/${id}`;

const aliasesOf = ({ data }: RawEntry): unknown => valueAt(data, ['aliases']);

const hasReadableAliases = (entry: RawEntry): boolean => {
  const aliases = aliasesOf(entry);
  return (
    typeof entry.data === 'object' && entry.data !== null && (aliases === undefined || Array.isArray(aliases))
  );
};

/** Addresses of pages come first, so that a conflict is reported for the alias and not for the page. */
const ownAddresses = (pages: readonly RawEntry[], articles: readonly RawEntry[]): OwnValue[] => [
  ...pages.map((entry) => ({ entry, path: [], value: pagePath(entry.id) })),
  ...articles.map((entry) => ({ entry, path: [], value: articlePath(entry.id) })),
  ...pages.flatMap((entry) => {
    const aliases = aliasesOf(entry);
    if (!Array.isArray(aliases)) return [];
    return aliases.map((value: unknown, index) => ({ entry, path: ['aliases', index], value }));
  }),
];

/** @returns what is expected instead of a reserved address; `undefined` when the address is not reserved */
export const reservedAddress = (value: unknown): string | undefined => {
  const [address, why] =
    RESERVED.find(([reserved]) => typeof value === 'string' && `${value}/`.startsWith(`${reserved}/`)) ?? [];
  return address && `an address that is not below ${address}: ${why}`;
};

/**
 * @param pages the page files
 * @param articles the files of articles
 * @param root the folder of the project
 * @returns a problem for each page, article and alias whose address is taken or reserved
 */
export const takenAddresses = (
  pages: RawCollection,
  articles: RawCollection,
  root: string,
): ContentProblem[] => {
  const own = ownAddresses(pages.entries, articles.entries);
  return [
    ...sharedValues('an address', own, fixedRoutes(root)),
    ...own.flatMap(({ entry, path, value }) => {
      const expected = reservedAddress(value);
      return expected ? [problemAt(entry, path, expected, JSON.stringify(value))] : [];
    }),
  ];
};

/**
 * @param pages the page files
 * @param articles the files of articles
 * @returns every address that a link may lead to; `undefined` when a page or its aliases could not be read
 */
export const linkableAddresses = (
  { entries, ids }: RawCollection,
  articles: RawCollection,
): ReadonlySet<string> | undefined => {
  if (ids.length > entries.length || !entries.every(hasReadableAliases)) return undefined;
  const own = ownAddresses(entries, articles.entries).flatMap(({ value }) =>
    typeof value === 'string' ? value : [],
  );
  return new Set([...own, ...Object.values(THANK_YOU_PATHS)]);
};
