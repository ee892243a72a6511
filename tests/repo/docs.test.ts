import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { docsNamedIn, pathsNamedIn, scriptsNamedIn } from './named-in-docs.ts';
import { projectFiles, ROOT, readProjectFile } from './project-files.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));

test('paths are read from code spans and links, not from placeholders, addresses or examples', () => {
  const markdown =
    'See `src/lead/schema.ts:12` and [why](decisions/0001-x.md#top), not `src/content/pages/**.yaml`, ' +
    '`docs/decisions/NNNN-title.md`, `/fibra-ottica` or [Astro](https://astro.build).\n```\n`src/none.ts`\n```\n';
  expect(pathsNamedIn('docs/guide.md', markdown)).toEqual(['src/lead/schema.ts', 'docs/decisions/0001-x.md']);
});

test('documents are read from comments', () => {
  expect(docsNamedIn('/** Why: docs/decisions/0001-x.md, see also mydocs/y.md */')).toEqual([
    'docs/decisions/0001-x.md',
  ]);
});

test('scripts are read from prose and examples', () => {
  const markdown = 'Run `npm run check`, or\n```\nnpm ci && npm test -- browser\nnpm run content:report\n```';
  expect(scriptsNamedIn(markdown)).toEqual(['check', 'content:report', 'test']);
});

describe.each(projectFiles('*.md', 'docs/**/*.md'))('%s', (file) => {
  const markdown = readProjectFile(file);

  test('names only paths that exist', () => {
    expect(pathsNamedIn(file, markdown).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('names only scripts that exist', () => {
    expect(scriptsNamedIn(markdown).filter((script) => manifest.scripts[script] === undefined)).toEqual([]);
  });
});

test('what a comment in the code refers to exists', () => {
  const missing = projectFiles('src', 'netlify', 'build', 'tests', 'public', '*.ts', '*.mjs')
    .filter((file) => !file.startsWith('tests/repo/'))
    .flatMap((file) => docsNamedIn(readProjectFile(file)).map((path) => `${file} -> ${path}`))
    .filter((named) => !existsSync(join(ROOT, named.split(' -> ')[1] ?? '')));
  expect(missing).toEqual([]);
});
