import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CommandError } from '../../netlify/server/command/arguments.ts';
import { Lab } from './lab.ts';

const BROWSER = { executablePath: '/nowhere/chromium', args: [], env: {}, isShell: true };

const outside = mkdtempSync(join(tmpdir(), 'lab-test-'));
const folders = join(outside, 'folders');

beforeEach(() => {
  mkdirSync(folders, { recursive: true });
  vi.stubEnv('TMPDIR', folders);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(outside, { recursive: true, force: true });
});

const failureOf = async (devtools: boolean): Promise<unknown> => {
  const lab = new Lab(BROWSER, devtools);
  expect(readdirSync(folders)).toEqual([]);
  const failure: unknown = await lab.open().catch((error) => error);
  await lab.close();
  expect(readdirSync(folders)).toEqual([]);
  return failure;
};

it.each([true, false])('reports missing openssl and leaves no files (devtools: %s)', async (devtools) => {
  vi.stubEnv('PATH', folders);
  vi.stubEnv('PORT', '4745');
  const failure = await failureOf(devtools);
  expect(failure).toBeInstanceOf(CommandError);
  expect(failure).toHaveProperty(
    'message',
    expect.stringMatching(/^There is no openssl .*: install it, or .*\.$/),
  );
});

it.each(['http', '70000', '0'])('refuses PORT=%s', async (port) => {
  vi.stubEnv('PORT', port);
  expect(await failureOf(true)).toEqual(
    new CommandError(`PORT is "${port}"; expected a port from 1 to 65535.`),
  );
});

it('names a port that is in use, and another way', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  vi.stubEnv('PORT', port);
  const failure = await failureOf(true);
  other.close();
  expect(failure).toBeInstanceOf(CommandError);
  expect(failure).toHaveProperty(
    'message',
    expect.stringContaining(`Port ${port} is already in use. Stop what uses it, or set PORT to another port`),
  );
});

it('refuses a second measurement on the slow link', async () => {
  const programs = join(outside, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'ip'), '#!/bin/sh\necho 4711\necho 4712\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env['PATH']}`);
  const failure = await failureOf(false);
  expect(failure).toBeInstanceOf(CommandError);
  expect(failure).toHaveProperty('message', expect.stringContaining('process 4711, 4712'));
});
