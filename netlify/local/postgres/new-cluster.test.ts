import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newCluster } from './new-cluster.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trama-cluster-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const made = () => vi.fn(async () => new Blob(['a new cluster']));

test('runs initdb once, and loads what it made from then on', async () => {
  const initdb = made();
  for (const cache of [join(folder, 'cache'), join(folder, 'cache')])
    expect(await (await newCluster(cache, initdb)).text()).toBe('a new cluster');
  expect(initdb).toHaveBeenCalledTimes(1);
});

test('leaves one file when two processes start at the same time', async () => {
  await Promise.all([newCluster(folder, made()), newCluster(folder, made())]);
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await (await newCluster(folder, made())).text()).toBe('a new cluster');
});

test('runs initdb each time when its result cannot be kept', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const initdb = made();
  for (const cache of [file, file])
    expect(await (await newCluster(cache, initdb)).text()).toBe('a new cluster');
  expect(initdb).toHaveBeenCalledTimes(2);
});
