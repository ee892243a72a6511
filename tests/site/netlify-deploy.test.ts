import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { deployConfig, ROOT } from './netlify-deploy.ts';

const CONTEXTS = ['production', 'deploy-preview', 'branch-deploy'];

/** Runs a build command with a stand-in for npm. @returns what it called, and whether the locked Node is still linked */
const runBuildCommand = async (command: string, variables: Readonly<Record<string, string>>) => {
  const checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  const linked = join(checkout, 'node_modules/.bin/node');
  mkdirSync(join(checkout, 'node_modules/.bin'), { recursive: true });
  writeFileSync(linked, '');
  mkdirSync(join(checkout, 'bin'));
  writeFileSync(join(checkout, 'bin/npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 });
  const env = { PATH: `${join(checkout, 'bin')}:${process.env['PATH']}`, ...variables };
  const { stdout } = await promisify(execFile)('bash', ['-c', command], { cwd: checkout, env });
  const isLinked = existsSync(linked);
  rmSync(checkout, { recursive: true });
  return { called: stdout.trim().split('\n'), isLinked };
};

describe.each(CONTEXTS)('netlify.toml in the context %s', (context) => {
  test('builds, then migrates, and publishes with the Node version of .nvmrc', async () => {
    const { build, functionsDirectory } = await deployConfig(context);
    expect(build.command).toContain('npm run build && npm run migrate');
    expect(build.publish).toBe(join(ROOT, 'dist'));
    expect(build.environment['NODE_VERSION']).toBe(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim());
    expect(functionsDirectory).toBe(join(ROOT, 'netlify/functions'));
  });

  test('builds on the Node that Netlify brings, and leaves a laptop its own', async () => {
    const { build } = await deployConfig(context);
    const online = await runBuildCommand(build.command, { NETLIFY: 'true' });
    expect(online.called.slice(-2)).toEqual(['run build', 'run migrate']);
    expect(online.isLinked).toBe(false);
    // Netlify's command line sets this on a laptop.
    const local = await runBuildCommand(build.command, { NETLIFY_LOCAL: 'true' });
    expect(local).toEqual({ called: online.called, isLinked: true });
  });

  test('runs only scripts that exist', async () => {
    const { build } = await deployConfig(context);
    const scripts = Array.from(build.command.matchAll(/npm run (\S+)/g), ([, name = '']) => name);
    expect(Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts)).toEqual(
      expect.arrayContaining(scripts),
    );
  });
});

test('passes the rules of the build and of netlify.toml to Netlify', async () => {
  const { headers, redirects } = await deployConfig('production');
  expect(headers.map((rule) => rule.for)).toEqual(
    expect.arrayContaining(['/*', '/fibra-ottica', '/fibra-ottica.html', '/_astro/*']),
  );
  expect(redirects.map(({ from }) => from)).toEqual(
    expect.arrayContaining(['/index', '/richiesta-da-correggere', '/fibra-ottica.html']),
  );
});
