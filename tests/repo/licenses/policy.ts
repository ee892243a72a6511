/** Who gets a package: also people outside development, or only developers. */
export type Use = 'production' | 'development';

/** Licences that require nothing but their notice. */
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
 * Further licences for tools. They bind people who pass the tool on, changed or linked into something else, which
 * nobody does: the tools only run on the machines of those who build the site.
 */
const OF_TOOLS: readonly string[] = ['CC-BY-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/**
 * @param license an SPDX expression such as `MIT`, `(MIT OR GPL-2.0)` or `Apache-2.0 AND MIT`; empty when unknown
 * @param use who gets the package
 * @returns whether the project may use it: one licence of a choice is enough, and a combination needs all
 */
export const isAllowed = (license: string, use: Use): boolean => {
  const allowed = use === 'production' ? PERMISSIVE : [...PERMISSIVE, ...OF_TOOLS];
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((id) => allowed.includes(id)));
};
