import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docsNamedIn, headingsOf, linksIn } from './links.ts';
import { projectFiles, ROOT, readProjectFile } from './project-files.ts';

test('reads relative links, but no addresses and no examples', () => {
  const markdown =
    'See [why](decisions/0001-x.md#top), [here](#end) and [Astro](https://astro.build), not `[a](b.md)`.\n```\n[c](d.md)\n```\n[e](../README.md)';
  expect(linksIn('docs/guide.md', markdown)).toEqual([
    { file: 'docs/decisions/0001-x.md', heading: 'top' },
    { file: 'docs/guide.md', heading: 'end' },
    { file: 'README.md', heading: undefined },
  ]);
});

test('reads documents from comments', () => {
  expect(docsNamedIn('/** Why: docs/decisions/0001-x.md, see also mydocs/y.md */')).toEqual([
    'docs/decisions/0001-x.md',
  ]);
});

test('finds headings by the fragments that links use', () => {
  expect(
    headingsOf('# What it *costs*, and `why`\n```sh\n# none\n```\n## 1. Run it, make it yours\n'),
  ).toEqual(['what-it-costs-and-why', '1-run-it-make-it-yours']);
});

test.each(projectFiles('*.md', 'docs/**/*.md'))('%s links only to files and headings that exist', (file) => {
  const broken = linksIn(file, readProjectFile(file)).filter(
    (link) =>
      !existsSync(join(ROOT, link.file)) ||
      (link.heading !== undefined && !headingsOf(readProjectFile(link.file)).includes(link.heading)),
  );
  expect(broken).toEqual([]);
});

test('finds every settable variable in docs/deploy.md', () => {
  const settable = readProjectFile('.env.example').match(/^[A-Z_]+(?==)/gm) ?? [];
  expect(settable.length).toBeGreaterThan(10);
  const guide = readProjectFile('docs/deploy.md');
  expect(settable.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('finds every decision in the list of decisions', () => {
  const list = readProjectFile('docs/decisions/README.md');
  const files = projectFiles('docs/decisions').map((file) => file.replace('docs/decisions/', ''));
  expect(files.filter((file) => file !== 'README.md' && !list.includes(`](${file})`))).toEqual([]);
});

test('finds every line that the functions log in docs/operations.md', () => {
  const explained = readProjectFile('docs/operations.md');
  const lines = projectFiles('netlify/server')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      Array.from(readProjectFile(file).matchAll(/\blog\([`']([^`'$]+)/g), ([, words = '']) => words),
    );
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.filter((words) => !explained.includes(words.trim()))).toEqual([]);
});

test('finds every document that a comment in the code names', () => {
  const missing = projectFiles('src', 'netlify', 'build', 'tests', 'public', '*.ts', '*.mjs')
    .filter((file) => !file.startsWith('tests/repo/'))
    .flatMap((file) => docsNamedIn(readProjectFile(file)).map((path) => `${file} -> ${path}`))
    .filter((named) => !existsSync(join(ROOT, named.split(' -> ')[1] ?? '')));
  expect(missing).toEqual([]);
});
