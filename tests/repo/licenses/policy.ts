/** Who gets a package: people other than its developers, or they alone. */
export type Use = 'production' | 'development';

/** Licences that ask for no more than their notice. */
const PERMISSIVE: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/**
 * What a tool may also have: they bind whoever passes the tool on, changed or linked into something. Nobody does: the
 * tools run on the machines of those who build the site.
 */
const OF_TOOLS: readonly string[] = ['CC-BY-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/**
 * @param license an SPDX expression such as `MIT`, `(MIT OR GPL-2.0)` or `Apache-2.0 AND MIT`; empty when unknown
 * @param use who gets the package
 * @returns whether the project may use it: one of the licences in a choice is enough, all of a sum are needed
 */
export const isAllowed = (license: string, use: Use): boolean => {
  const allowed = use === 'production' ? PERMISSIVE : [...PERMISSIVE, ...OF_TOOLS];
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.includes(id)));
};
