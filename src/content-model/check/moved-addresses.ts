import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import type { RawEntry } from '../read/read-collection.ts';
import { fileAddresses, oldAddressKey } from '../schemas/old-address.ts';
import type { RedirectsData } from '../schemas/redirects.ts';
import { problemAt } from './check-entry.ts';
import { sharedValues } from './own-values.ts';
import { fixedRoutes, reservedAddress } from './page-addresses.ts';

/** Files of the build that have no file in `src/pages` or `public`. */
const SITEMAPS = ['/sitemap.xml', '/sitemap-index.xml', '/sitemap-0.xml'];

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
 * @param entry `redirects.yaml` as it is on disk
 * @param data the same file as its schema parsed it
 * @param addresses every address that a link may lead to
 * @param root the folder of the project
 * @returns a problem for each old address that a page has, that is listed twice or whose target is unknown, another old
 *   address or part of a loop, and for each kept address that has neither a page nor a redirect
 */
export const wrongRedirects = (
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
    if (!next.has(to)) return [wrongAddress(path, oneOf('an address of this site', to, [...addresses]))];
    const end = endOf(oldAddressKey(from), next);
    return end === undefined
      ? [wrongAddress(path, `an address that does not lead back to ${from}`)]
      : [wrongAddress(path, `the final address, ${end}: each redirect costs a visitor a round trip`)];
  };

  const wrongSource = (from: string, to: string, index: number): ContentProblem[] => {
    const address = oldAddressKey(from);
    const path = ['moved', index, 'from'];
    const page = files.get(address);
    if (page !== undefined && page !== to)
      return [wrongAddress(path, `no line, or to: ${page}: the file of that page leads there already`)];
    if (address.startsWith(`${to}?`))
      return [wrongAddress(path, `no line: a redirect keeps the query, so this one would lead to itself`)];
    return answered.has(address) || existsSync(join(root, 'public', address)) || reservedAddress(address)
      ? [wrongAddress(path, 'an address that is not in use: a redirect would hide what is there')]
      : [];
  };

  return [
    ...sharedValues(
      'an address',
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
              `a page at ${address}, which is gone. Was it renamed? Then add under moved: { from: ${address}, to: its new address }`,
            ),
          ],
    ),
  ];
};
