import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastChangeOf, lastChanges } from './sitemap.ts';

let root = '';
const git = (parts: string[], day = '2026-01-01T10:00:00Z') =>
  execFileSync('git', ['-c', 'user.name=Prova', '-c', 'user.email=prova@trama.example', ...parts], {
    cwd: root,
    env: { ...process.env, GIT_COMMITTER_DATE: day, GIT_AUTHOR_DATE: day },
  });
const commit = (file: string, day: string) => {
  writeFileSync(join(root, file), day);
  git(['add', '.']);
  git(['commit', '-qm', file], day);
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  git(['init', '-q']);
  for (const folder of ['pages', 'plans']) mkdirSync(join(root, 'src/content', folder), { recursive: true });
  commit('src/content/pages/fibra.yaml', '2026-01-02T10:00:00Z');
  commit('src/content/plans/fibra-ottica.yaml', '2026-03-04T10:00:00Z');
  commit('src/content/plans/voip.yaml', '2026-05-06T10:00:00Z');
});
afterAll(() => rmSync(root, { recursive: true }));

test('finds the last change of each file in the whole history', () => {
  commit('src/content/pages/fibra.yaml', '2026-02-03T10:00:00Z');
  expect(lastChanges('src/content', root).get('src/content/pages/fibra.yaml')).toMatch(/^2026-02-03T/);
});

test('finds no dates without a repository or in a shallow clone', () => {
  const copy = join(root, 'copy');
  git(['clone', '-q', '--depth', '1', `file://${root}`, copy]);
  expect(lastChanges('src/content', copy).size).toBe(0);
  expect(lastChanges('src/content', tmpdir()).size).toBe(0);
});

test('dates a page by the last change of the files that it shows', () => {
  const changes = lastChanges('src/content', root);
  const file = (path: string) => `src/content/${path}.yaml`;
  const shown = [file('plans/voip'), file('pages/fibra'), file('plans/fibra-ottica'), file('plans/new')];
  expect(lastChangeOf(shown, changes)).toBe('2026-05-06T10:00:00.000Z');
  expect(lastChangeOf([file('plans/new')], changes)).toBeUndefined();
});
