import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { THANK_YOU_PATHS } from '../../lead/form-types.ts';
import { articlePath, pagePath } from '../fields/address.ts';
import type { ContentProblem } from '../read/content-error.ts';
import { type JsonPath, valueAt } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import { problemAt } from '../read/problem-at.ts';
import { filesBelow, type RawEntry } from '../read/read-collection.ts';
import { type Reading, type Rule, rightIn } from '../reading.ts';
import { fileAddresses, oldAddressKey } from '../schemas/old-address.ts';
import type { RedirectsData } from '../schemas/redirects.ts';
import { type OwnValue, sharedValues } from './unique.ts';

const ROUTES = 'src/pages';
/** Files of the build that have no file in `src/pages` or `public`. */
const SITEMAPS = ['/sitemap.xml', '/sitemap-index.xml', '/sitemap-0.xml'];
/** Addresses that, with everything below them, belong to functions (netlify.toml) or the editor (build/editor/). */
const RESERVED: readonly (readonly [address: string, why: string])[] = [
  ['/api', 'lì rispondono i moduli'],
  ['/admin', 'lì c’è l’editor dei contenuti'],
];
/** The file of a route without parameters, a page or an endpoint. */
const FIXED_ROUTE = /^([^[\]]+)\.(?:astro|ts)$/;

/**
 * @param root the folder of the project
 * @returns the addresses of the routes in src/pages, with their files
 */
const fixedRoutes = (root: string): [address: string, file: string][] =>
  filesBelow(join(root, ROUTES)).flatMap((path): [string, string][] => {
    const id = FIXED_ROUTE.exec(path)?.[1];
    return id === undefined ? [] : [[pagePath(id), `${ROUTES}/${path}`]];
  });

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
const reservedAddress = (value: unknown): string | undefined => {
  const [address, why] =
    RESERVED.find(([reserved]) => typeof value === 'string' && `${value}/`.startsWith(`${reserved}/`)) ?? [];
  return address && `un indirizzo che non sia sotto ${address}: ${why}`;
};

/**
 * @param reading the content of a day
 * @returns every address that a link may lead to; `undefined` when a page or its aliases could not be read
 */
export const linkableAddresses = ({ raw: { pages, articles } }: Reading): ReadonlySet<string> | undefined => {
  if (pages.ids.length > pages.entries.length || !pages.entries.every(hasReadableAliases)) return undefined;
  const own = ownAddresses(pages.entries, []).flatMap(({ value }) =>
    typeof value === 'string' ? value : [],
  );
  return new Set([...own, ...articles.ids.map(articlePath), ...Object.values(THANK_YOU_PATHS)]);
};

/** The address where a chain of redirects ends; `undefined` when the chain is a loop. */
const endOf = (from: string, next: ReadonlyMap<string, string>): string | undefined => {
  const passed = new Set([from]);
  for (let at = next.get(from); at !== undefined; at = next.get(at)) {
    if (!next.has(at)) return at;
    if (passed.has(at)) return undefined;
    passed.add(at);
  }
  return undefined;
};

/**
 * @param entry `redirects.yaml`
 * @param data the same file as its schema made it
 * @returns a problem for each old address that a page has, that is listed twice or whose target is unknown, another old
 *   address or part of a loop, and for each kept address that has neither a page nor a redirect
 */
const wrongRedirects = (
  entry: RawEntry,
  { kept, moved }: RedirectsData,
  addresses: ReadonlySet<string>,
  root: string,
): ContentProblem[] => {
  const next = new Map(moved.map(({ from, to }) => [oldAddressKey(from), to]));
  const own = [...addresses, ...fixedRoutes(root).map(([address]) => address)];
  const files = new Map(own.flatMap((page) => fileAddresses(page).map((file) => [file, page] as const)));
  const answered = new Set([...own, ...SITEMAPS]);
  const wrongAddress = (path: JsonPath, expected: string) => problemAt(entry, path, expected);

  const wrongTarget = (from: string, to: string, index: number): ContentProblem[] => {
    if (addresses.has(to)) return [];
    const path = ['moved', index, 'to'];
    if (!next.has(to)) return [wrongAddress(path, oneOf('un indirizzo di questo sito', to, [...addresses]))];
    const end = endOf(oldAddressKey(from), next);
    return end === undefined
      ? [wrongAddress(path, `un indirizzo che non riporti a ${from}`)]
      : [wrongAddress(path, `l’indirizzo finale, ${end}: ogni rinvio fa aspettare chi visita`)];
  };

  const wrongSource = (from: string, to: string, index: number): ContentProblem[] => {
    const address = oldAddressKey(from);
    const path = ['moved', index, 'from'];
    const page = files.get(address);
    if (page !== undefined && page !== to)
      return [
        wrongAddress(path, `nessuna riga, oppure \`to: ${page}\`: il file di quella pagina ci porta già`),
      ];
    if (address.startsWith(`${to}?`))
      return [
        wrongAddress(
          path,
          'nessuna riga: un rinvio conserva ciò che segue il ?, e questo porterebbe a sé stesso',
        ),
      ];
    return answered.has(address) || existsSync(join(root, 'public', address)) || reservedAddress(address)
      ? [wrongAddress(path, 'un indirizzo non in uso: il rinvio nasconderebbe ciò che c’è')]
      : [];
  };

  return [
    ...sharedValues(
      'un indirizzo',
      moved.map(({ from }, index) => ({
        entry,
        path: ['moved', index, 'from'],
        value: oldAddressKey(from),
      })),
    ),
    ...moved.flatMap(({ from, to }, index) => [
      ...wrongSource(from, to, index),
      ...wrongTarget(from, to, index),
    ]),
    ...kept.flatMap((address, index) =>
      addresses.has(oldAddressKey(address)) ||
      files.has(oldAddressKey(address)) ||
      next.has(oldAddressKey(address))
        ? []
        : [
            wrongAddress(
              ['kept', index],
              `una pagina a ${address}, che non c’è più. Ha cambiato nome? Allora aggiungi sotto \`moved\` una riga con \`from: ${address}\` e, come \`to\`, il suo nuovo indirizzo`,
            ),
          ],
    ),
  ];
};

/** Addresses of pages, articles, aliases and redirects: taken, reserved, lost, in a loop. */
export const addresses: Rule = (reading) => {
  const { root, raw } = reading;
  const own = ownAddresses(raw.pages.entries, raw.articles.entries);
  const known = linkableAddresses(reading);
  return [
    ...sharedValues('un indirizzo', own, fixedRoutes(root)),
    ...own.flatMap(({ entry, path, value }) => {
      const expected = reservedAddress(value);
      return expected ? [problemAt(entry, path, expected, JSON.stringify(value))] : [];
    }),
    ...(known
      ? rightIn(reading, 'redirects').flatMap(({ entry, data }) => wrongRedirects(entry, data, known, root))
      : []),
  ];
};
