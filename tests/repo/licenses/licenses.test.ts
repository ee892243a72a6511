import { describe, expect, test } from 'vitest';
import { readProjectFile } from '../project-files.ts';
import { packagesOf } from './packages.ts';
import { isAllowed } from './policy.ts';
import { licenseReport } from './report.ts';

describe('the licences that the project may use', () => {
  test.each(['MIT', 'Apache-2.0 AND MIT', '(MIT OR GPL-2.0)', '(GPL-2.0 OR BSD-3-Clause)'])(
    'include %s',
    (license) => {
      expect(isAllowed(license, 'production')).toBe(true);
    },
  );

  test.each(['', 'GPL-3.0-only', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN x'])(
    'never include "%s"',
    (license) => {
      expect(isAllowed(license, 'development')).toBe(false);
    },
  );

  test('include MPL and LGPL only for tools', () => {
    for (const license of ['MPL-2.0', 'Apache-2.0 AND LGPL-3.0-or-later']) {
      expect(isAllowed(license, 'development')).toBe(true);
      expect(isAllowed(license, 'production')).toBe(false);
    }
  });
});

test('lists a package once, as production’s when production needs it', () => {
  const lock = {
    packages: {
      '': { name: 'own', license: 'none' },
      'node_modules/b': { version: '1.0.0', license: 'MIT', dev: true },
      'node_modules/@a/c': { version: '2.0.0' },
      'node_modules/@a/c/node_modules/b': { version: '1.0.0', license: 'MIT' },
    },
  };
  expect(packagesOf(lock)).toEqual([
    { id: '@a/c@2.0.0', license: '', use: 'production' },
    { id: 'b@1.0.0', license: 'MIT', use: 'production' },
  ]);
});

test('ends the report with the packages that must not be used', () => {
  const { text, ok } = licenseReport([
    { id: 'good@1.0.0', license: 'MIT', use: 'production' },
    { id: 'bad@1.0.0', license: 'GPL-3.0-only', use: 'development' },
  ]);
  expect(ok).toBe(false);
  expect(text.split('\n').slice(-2)).toEqual([
    '1 not on the list of tests/repo/licenses/policy.ts:',
    'bad@1.0.0   development  GPL-3.0-only',
  ]);
});

test('allows the licence of every package for its use', () => {
  const packages = packagesOf(JSON.parse(readProjectFile('package-lock.json')));
  expect(packages.length).toBeGreaterThan(100);
  expect(packages.filter(({ license, use }) => !isAllowed(license, use))).toEqual([]);
});
