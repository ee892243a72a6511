import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

interface Lock {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const EXACT = /^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/;

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*', '>=1.2.3', 'github:a/b'])(
  'finds that %s is not exact',
  (version) => {
    expect(EXACT.test(version)).toBe(false);
  },
);

test('gives every dependency one exact version', () => {
  const manifest: Manifest = JSON.parse(readProjectFile('package.json'));
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test('runs install scripts only for the packages that are named', () => {
  const { allowScripts }: Manifest = JSON.parse(readProjectFile('package.json'));
  const { packages }: Lock = JSON.parse(readProjectFile('package-lock.json'));
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(wanting)].sort());
});

/** Code that runs in a browser or is shared with it. */
const IN_BROWSER = [
  'src/islands',
  'src/early',
  'src/consent',
  'src/interaction',
  'src/session',
  'src/lead',
  'src/focus',
  'src/weave',
  'src/components/icons.ts',
  'src/content-model/fields/question-id.ts',
];
const PACKAGE =
  /(?:^|\n)(?:import|export)(?! type)[^'"]*?from ['"]([^.'"][^'"]*)['"]|import\(['"]([^.'"][^'"]*)['"]\)/g;

const shipped = projectFiles(...IN_BROWSER).filter((file) => /(?<!\.test|\.fixture|\.d)\.tsx?$/.test(file));
const TYPES_ONLY = /(?:import|export) type [^'"]*from ['"][^'"]*['"]/g;

test('imports only code for browsers in code for browsers', () => {
  const others = shipped
    .flatMap((file) => importsOf(file, readProjectFile(file).replace(TYPES_ONLY, '')))
    .filter(({ to }) => /\.tsx?$/.test(to) && !shipped.includes(to));
  expect(others).toEqual([]);
});

test('ships no packages to a browser except React, Headless UI, zod and the session’s client', () => {
  expect(shipped.length).toBeGreaterThan(50);
  const named = shipped.flatMap((file) =>
    Array.from(readProjectFile(file).matchAll(PACKAGE), ([, from, dynamic]) => from ?? dynamic ?? ''),
  );
  const packages = new Set(
    named.filter((name) => !name.startsWith('virtual:')).map((name) => name.split('/')[0]),
  );
  expect([...packages].sort()).toEqual(['@headlessui', '@supabase', 'react', 'react-dom', 'zod']);
});
