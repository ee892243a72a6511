import type { ContentProblem } from '../read/content-error.ts';
import type { JsonPath } from '../read/json-path.ts';
import { oneOf } from '../read/nearest.ts';
import type { RawEntry } from '../read/read-collection.ts';
import type { RedirectsData } from '../schemas/redirects.ts';
import { problemAt } from './check-entry.ts';
import { sharedValues } from './own-values.ts';
import { fixedRoutes, reservedAddress } from './page-addresses.ts';

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
  const next = new Map(moved.map(({ from, to }) => [from, to]));
  const answered = new Set([...addresses, ...fixedRoutes(root).map(([address]) => address)]);
  const wrongAddress = (path: JsonPath, expected: string) => problemAt(entry, path, expected);

  const wrongTarget = (from: string, to: string, index: number): ContentProblem[] => {
    if (addresses.has(to)) return [];
    const path = ['moved', index, 'to'];
    if (!next.has(to)) return [wrongAddress(path, oneOf('an address of this site', to, [...addresses]))];
    const end = endOf(from, next);
    return end === undefined
      ? [wrongAddress(path, `an address that does not lead back to ${from}`)]
      : [wrongAddress(path, `the final address, ${end}: each redirect costs a visitor a round trip`)];
  };

  return [
    ...sharedValues(
      'an address',
      moved.map(({ from }, index) => ({ entry, path: ['moved', index, 'from'], value: from })),
    ),
    ...moved.flatMap(({ from, to }, index) => [
      ...(answered.has(from) || reservedAddress(from)
        ? [
            wrongAddress(
              ['moved', index, 'from'],
              'an address that is not in use: a redirect would hide what is there',
            ),
          ]
        : []),
      ...wrongTarget(from, to, index),
    ]),
    ...kept.flatMap((address, index) =>
      addresses.has(address) || next.has(address)
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
