import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  /** It lies in the checked archive of the package that contains it. */
  readonly inBundle?: boolean;
  /** It is a folder of this repository. */
  readonly link?: boolean;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
  readonly bin?: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
}

const { packages }: Lock = JSON.parse(readProjectFile('package-lock.json'));

/** The folder that stands for packages that nothing here calls. */
const LEFT_OUT = 'build/left-out';
const EXACT = /^file:build\/left-out$|^\d+\.\d+\.\d+(?:-[0-9a-z.]+)?$/;

test.each(['^1.2.3', '~1.2.3', '1.x', 'latest', '*', '>=1.2.3', 'github:a/b'])(
  'finds that %s is not exact',
  (version) => {
    expect(EXACT.test(version)).toBe(false);
  },
);

test('gives every dependency one exact version', () => {
  const manifest: Manifest = JSON.parse(readProjectFile('package.json'));
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.length).toBeGreaterThan(0);
  expect(versions.filter(([, version]) => !EXACT.test(version))).toEqual([]);
});

test('says in docs/dependencies.md why each dependency is here', () => {
  const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(
    readProjectFile('package.json'),
  );
  const all = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const guide = readProjectFile('docs/dependencies.md');
  const cells = Array.from(guide.matchAll(/^\| (`[^|]*`) \|/gm), ([, names = '']) => names);
  const explained = cells.flatMap((names) => names.replaceAll('`', '').split(', '));
  const leftOut = all.filter((name) => guide.includes(`for \`${name}\``));
  expect([...explained, ...leftOut].sort()).toEqual(all.sort());
});

test('runs install scripts only for the packages that are named', () => {
  const { allowScripts }: Manifest = JSON.parse(readProjectFile('package.json'));
  const wanting = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(wanting)].sort());
});

test('locks and checks every file that npm installs', () => {
  const unchecked = Object.entries(packages).filter(
    ([folder, { integrity, inBundle, link }]) =>
      !['', LEFT_OUT].includes(folder) && !inBundle && !link && !integrity,
  );
  expect(unchecked).toEqual([]);
});

test('brings a Node for Linux and macOS, on both processors, without an install script', () => {
  const brought = Object.values(packages).filter(({ bin }) => bin?.['node'] !== undefined);
  expect(brought.map(({ os, cpu }) => `${os} ${cpu}`).sort()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ]);
  for (const { version = '', hasInstallScript } of brought) {
    expect(Number.parseInt(version, 10)).toBeGreaterThanOrEqual(24);
    expect(hasInstallScript).toBeUndefined();
  }
});

/** Code that runs in a browser or is shared with it. */
const IN_BROWSER = [
  'src/islands',
  'src/early',
  'src/consent',
  'src/interaction',
  'src/session',
  'src/lead',
  'src/waiting-leads',
  'src/focus',
  'src/waiting-leads',
  'src/weave',
  'src/components/icons.ts',
  'src/navigation/in-groups.ts',
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
