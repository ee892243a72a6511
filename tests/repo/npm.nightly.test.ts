import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT, readProjectFile } from './project-files.ts';

const { packages }: { packages: Readonly<Record<string, { readonly version?: string }>> } = JSON.parse(
  readProjectFile('package-lock.json'),
);

test.runIf(process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch))(
  'runs npm scripts on the Node of the lock file',
  async () => {
    const { version } = packages[`node_modules/node-linux-${process.arch}`] ?? {};
    const { stdout } = await promisify(execFile)('npm', ['exec', '--call', 'node --version'], { cwd: ROOT });
    expect(stdout.trim()).toBe(`v${version}`);
  },
);

test('installs what a build needs, also with NODE_ENV=production and omit=dev', async () => {
  const { stdout } = await promisify(execFile)('npm', ['ls', 'astro', '--depth=0'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', npm_config_omit: 'dev' },
  });
  expect(stdout).toMatch(/ astro@\d/);
});
