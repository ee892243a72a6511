import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A checkout in which nothing is installed. */
const root = mkdtempSync(join(tmpdir(), 'installed-'));
const module = join(root, 'netlify/local/command/installed.js');
cpSync(join(import.meta.dirname, 'installed.js'), module);
afterAll(() => rmSync(root, { recursive: true }));

/** Loads the module before a command. @returns the command's status and what was printed */
const run = (version = process.versions.node) =>
  new Promise<{ status: number | null; out: string; err: string }>((resolve) => {
    const node = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const args = ['--import', node, '--import', module, '--eval', 'console.log("built")'];
    const child = execFile(process.execPath, args, (_, out, err) =>
      resolve({ status: child.exitCode, out, err }),
    );
  });

test('says in one line that nothing is installed, and how to install it', async () => {
  expect(await run()).toEqual({
    status: 1,
    out: '',
    err: 'Astro is not installed: a build needs the development dependencies too. Run "npm ci --include=dev" first.\n',
  });
});

test('is loaded first by every script that starts TypeScript', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
  );
  const starting = Object.values(scripts).filter((script) => /\bnode [^&]*\.ts\b/.test(script));
  expect(starting.length).toBeGreaterThan(0);
  expect(
    starting.filter(
      (script) =>
        !/node (?:--import \S+\/no-telemetry\.js )?--import \.\/netlify\/local\/command\/installed\.js /.test(
          script,
        ),
    ),
  ).toEqual([]);
});

describe('with Astro', () => {
  beforeAll(() => {
    mkdirSync(join(root, 'node_modules/astro'), { recursive: true });
    writeFileSync(join(root, 'node_modules/astro/package.json'), '{}');
  });

  test('says that Node is too old, and how to get a newer one', async () => {
    const { status, out, err } = await run('20.20.2');
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^Node 20\.20\.2 is too old, expected 24 or newer\. .*"npm ci".*\n$/);
  });

  test.each(['24.0.0', '26.10.0'])('lets a command run on Node %s', async (version) => {
    expect(await run(version)).toEqual({ status: 0, out: 'built\n', err: '' });
  });
});
