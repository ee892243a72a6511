import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastChanges } from './last-changes.ts';
import { lastChangeOf } from './sitemap.ts';

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

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'));
  git(['init', '-q']);
  for (const folder of ['pages', 'plans', 'services'])
    mkdirSync(join(root, 'src/content', folder), { recursive: true });
  commit('src/content/pages/fibra.yaml', '2026-01-02T10:00:00Z');
  commit('src/content/plans/fibra-ottica.yaml', '2026-03-04T10:00:00Z');
  commit('src/content/plans/voip.yaml', '2026-05-06T10:00:00Z');
  commit('src/content/services/fwa-5g.yaml', '2026-07-08T10:00:00Z');
  commit('src/content/brand.yaml', '2026-09-10T10:00:00Z');
});
afterEach(() => rmSync(root, { recursive: true }));

test('the last change of each file, from the whole history', () => {
  commit('src/content/pages/fibra.yaml', '2026-02-03T10:00:00Z');
  expect(lastChanges('src/content', root).get('src/content/pages/fibra.yaml')).toMatch(/^2026-02-03T/);
});

test('no date where there is no history, or only the end of it', () => {
  const copy = join(root, 'copy');
  git(['clone', '-q', '--depth', '1', `file://${root}`, copy]);
  expect(lastChanges('src/content', copy).size).toBe(0);
  expect(lastChanges('src/content', tmpdir()).size).toBe(0);
});

test.each([
  ['its own change', 'title: Fibra', '2026-01-02'],
  ['that of an entry it refers to', 'sections:\n  - kind: plans\n    plans: fibra-ottica\n', '2026-03-04'],
  ['that of an entry in a list', 'services: [ "x", voip ]', '2026-05-06'],
  ['that of an entry between braces', 'items: [{ service: voip, text: Voce }, { text: x }]', '2026-05-06'],
  ['that of a price it quotes', 'text: Da {price:voip/starter} al mese', '2026-05-06'],
  ['that of a "from" price it quotes', 'text: Da {from:fwa-5g} al mese', '2026-07-08'],
  ['that of a claim it quotes', "text: '{claim:clients} clienti'", '2026-09-10'],
  ['that of a telephone number it quotes', 'text: Chiama {brand:phone}', '2026-09-10'],
  ['not that of what it only speaks of', 'text: Il voip e la fwa-5g del brand', '2026-01-02'],
])('a page has %s', (_, text, day) => {
  const changes = lastChanges('src/content', root);
  expect(lastChangeOf('src/content/pages/fibra.yaml', text, changes)?.slice(0, 10)).toBe(day);
});
