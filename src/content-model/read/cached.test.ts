import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryProject } from '../testing/temporary-project.ts';
import { cached } from './cached.ts';

const reader = (isFixed = false) => {
  const root = temporaryProject();
  let readings = 0;
  const read = cached(() => {
    readings += 1;
    return readings;
  }, isFixed);
  const file = join(root, 'src/content/pages/nuova.yaml');
  return { root, read, file };
};

test('reads once while nothing changes', () => {
  const { root, read } = reader();
  expect([read(root), read(root), read(root)]).toEqual([1, 1, 1]);
});

test('reads again when a file is added, edited and removed', () => {
  const { root, read, file } = reader();
  expect(read(root)).toBe(1);
  writeFileSync(file, 'title: Prova');
  expect(read(root)).toBe(2);
  // An edit of one character keeps the size and changes the time.
  writeFileSync(file, 'title: Prove');
  utimesSync(file, new Date(), new Date('2030-01-01'));
  expect(read(root)).toBe(3);
  rmSync(file);
  expect(read(root)).toBe(4);
});

test('reads once in a build, even if a file changes', () => {
  const { root, read, file } = reader(true);
  expect(read(root)).toBe(1);
  writeFileSync(file, 'title: Prova');
  expect(read(root)).toBe(1);
});

test('does not keep a reading that failed', () => {
  const { root } = reader();
  let fails = true;
  const read = cached(() => {
    if (fails) throw new Error('wrong content');
    return 'right content';
  }, false);
  expect(() => read(root)).toThrow('wrong content');
  fails = false;
  expect(read(root)).toBe('right content');
});
