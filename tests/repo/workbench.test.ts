import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles, ROOT, readProjectFile } from './project-files.ts';

interface Launch {
  readonly configurations: readonly {
    readonly name: string;
    readonly program?: string;
    readonly runtimeExecutable?: string;
    readonly runtimeArgs?: readonly string[];
  }[];
}
interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
interface Renovate {
  readonly packageRules: readonly {
    readonly matchPackageNames: readonly string[];
    readonly allowedVersions?: string;
  }[];
}

const manifest: Manifest = JSON.parse(readProjectFile('package.json'));
const { configurations }: Launch = JSON.parse(readProjectFile('.vscode/launch.json'));

test.each(configurations)('finds what the debugger starts as "$name"', (configuration) => {
  const { program, runtimeExecutable = '', runtimeArgs = [] } = configuration;
  if (program === undefined) {
    expect(runtimeExecutable).toBe('npm');
    expect(manifest.scripts).toHaveProperty([runtimeArgs.at(-1) ?? '']);
  } else {
    for (const path of [program, runtimeExecutable])
      expect(existsSync(join(ROOT, path.replace(/^\$\{workspaceFolder\}\//, '')))).toBe(true);
  }
});

test('keeps React at a version that fits the islands’ byte budgets', () => {
  const { packageRules }: Renovate = JSON.parse(readProjectFile('renovate.json'));
  for (const name of ['react', 'react-dom']) {
    const allowed = packageRules.find(({ matchPackageNames }) => matchPackageNames.includes(name));
    const pattern = new RegExp((allowed?.allowedVersions ?? '').slice(1, -1));
    expect(manifest.devDependencies[name]).toMatch(pattern);
    expect('19.3.0').not.toMatch(pattern);
  }
});

test('pins every action of GitHub by digest, with its version beside it for renovate', () => {
  const workflows = projectFiles('.github/workflows');
  const uses = workflows.flatMap((file) => readProjectFile(file).match(/^ +- uses: .*$/gm) ?? []);
  expect(uses.length).toBeGreaterThan(0);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('runs .ci/run in the pipeline, with the whole history', () => {
  const workflow = readProjectFile('.github/workflows/ci.yml');
  expect(workflow).toMatch(/^ +- run: \.ci\/run$/m);
  expect(workflow).toMatch(/^ +fetch-depth: 0$/m);
});
