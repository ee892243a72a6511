import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

interface Locked {
  readonly version?: string;
  /** SPDX expression. */
  readonly license?: string;
  /** Only tools need it. `devOptional`: tools need it, and a production package can do without it. */
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** It is a folder of this project. */
  readonly link?: boolean;
}

/** Licences that require nothing but their notice. */
const PERMISSIVE =
  /^(?:0BSD|Apache-2\.0|BlueOak-1\.0\.0|BSD-[23]-Clause|CC0-1\.0|ISC|MIT|MIT-0|OFL-1\.1|Unlicense|Zlib)$/;
/** These bind people who pass a tool on, changed or linked into something else, which nobody does. */
const OF_TOOLS = /^(?:CC-BY-3\.0|LGPL-3\.0-or-later|MPL-2\.0|Python-2\.0)$/;
/** Only the build installs them, but their code reaches every visitor. */
const IN_PAGES = /node_modules\/(?:@astrojs\/react|astro|react|react-dom|scheduler|tailwindcss)$/;
/** Licences that a person read, because the manifest names none, or not as an SPDX expression. */
const READ: Readonly<Record<string, string>> = {
  '@netlify/binary-info@1.0.0': 'Apache-2.0',
  'callsite@1.0.0': 'MIT',
  'png-js@2.0.0': 'MIT',
};

/** One licence of a choice is enough, and a combination needs all. */
const isAllowed = (license: string, forTools: boolean): boolean =>
  license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((id) => PERMISSIVE.test(id) || (forTools && OF_TOOLS.test(id))),
    );

test.each<[string, boolean, boolean]>([
  ['Apache-2.0 AND MIT', true, true],
  ['(MIT OR GPL-2.0)', true, true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['MIT AND GPL-2.0', false, false],
  ['UNLICENSED', false, false],
  ['', false, false],
])('allows "%s" in production: %s, in tools: %s', (license, inProduction, inTools) => {
  expect([isAllowed(license, false), isAllowed(license, true)]).toEqual([inProduction, inTools]);
});

test('uses only packages with an allowed licence', () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(readProjectFile('package-lock.json'));
  const refused = Object.entries(packages).flatMap(([folder, { version, license = '', ...locked }]) => {
    const id = `${folder.replace(/^.*node_modules\//, '')}@${version}`;
    const isTool = (locked.dev === true || locked.devOptional === true) && !IN_PAGES.test(folder);
    const isOwn = !folder.includes('node_modules/') || locked.link === true;
    return isOwn || isAllowed(READ[id] ?? license, isTool) ? [] : [`${id}: ${license}`];
  });
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});
