import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { canBeEnteredByAll, usablePrograms } from '../../netlify/local/postgres/server/prepare.ts';
import { type Programs, programsIn } from '../../netlify/local/postgres/server/programs.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'trama-programs-'));
  mkdirSync(join(directory, 'package/bin'), { recursive: true });
  mkdirSync(join(directory, 'package/lib'));
  for (const name of ['initdb', 'postgres'])
    writeFileSync(join(directory, 'package/bin', name), '#!/bin/sh\n', { mode: 0o755 });
  writeFileSync(join(directory, 'package/lib/libicu.so.60.2'), 'library');
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const packaged = (): Programs => ({
  bin: join(directory, 'package/bin'),
  packaged: {
    root: join(directory, 'package'),
    links: [{ link: 'lib/libicu.so.60', target: 'lib/libicu.so.60.2' }],
  },
});
const copied = () => join(directory, 'copied');

it('finds the first folder with a complete PostgreSQL on the machine', () => {
  const [empty, half, whole] = ['empty', 'half', 'package/bin'].map((name) => join(directory, name));
  mkdirSync(join(directory, 'half'));
  writeFileSync(join(directory, 'half/initdb'), '#!/bin/sh\n', { mode: 0o755 });
  expect(programsIn([empty, half, whole].map(String))).toEqual({ bin: whole, packaged: null });
  expect(programsIn([String(empty), String(half)])).toBeUndefined();
});

it('runs a package with its links in place', () => {
  symlinkSync('libicu.so.60.2', join(directory, 'package/lib/libicu.so.60'));
  expect(usablePrograms(packaged(), copied(), undefined)).toBe(join(directory, 'package/bin'));
  expect(existsSync(copied())).toBe(false);
});

it('copies a package without its links, and adds them', () => {
  expect(usablePrograms(packaged(), copied(), undefined)).toBe(join(copied(), 'programs/bin'));
  expect(readlinkSync(join(copied(), 'programs/lib/libicu.so.60'))).toBe('libicu.so.60.2');
  expect(readFileSync(join(copied(), 'programs/lib/libicu.so.60'), 'utf8')).toBe('library');
});

it('copies a package that another account cannot enter', () => {
  symlinkSync('libicu.so.60.2', join(directory, 'package/lib/libicu.so.60'));
  // mkdtemp makes folders that only their owner can enter.
  expect(canBeEnteredByAll(join(directory, 'package'))).toBe(false);
  const account = { uid: 65_534, gid: 65_534 };
  expect(usablePrograms(packaged(), copied(), account)).toBe(join(copied(), 'programs/bin'));
});
