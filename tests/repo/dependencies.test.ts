import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/;

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*', '>=1.2.3', 'github:a/b'])(
  '%s is not exact',
  (version) => {
    expect(EXACT.test(version)).toBe(false);
  },
);

test('every dependency has one exact version', () => {
  const manifest: Manifest = JSON.parse(readProjectFile('package.json'));
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});
