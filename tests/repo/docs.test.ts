import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ARTICLES_PATH } from '../../src/content-model/fields/address.ts';
import { readSite } from '../../src/site/site.ts';
import { newFilesIn } from '../content/docs-examples.ts';
import {
  docsNamedIn,
  headingLinksIn,
  headingsOf,
  pathsNamedIn,
  routesNamedIn,
  scriptsNamedIn,
  variablesNamedIn,
} from './named-in-docs.ts';
import { projectFiles, ROOT, readProjectFile } from './project-files.ts';

const manifest: { scripts: Record<string, string> } = JSON.parse(readProjectFile('package.json'));

test('reads paths from code spans and links, but not placeholders, addresses or examples', () => {
  const markdown =
    'See `src/lead/schema.ts:12` and [why](decisions/0001-x.md#top), not `src/content/pages/**.yaml`, ' +
    '`docs/decisions/NNNN-title.md`, `/fibra-ottica` or [Astro](https://astro.build).\n```\n`src/none.ts`\n```\n';
  expect(pathsNamedIn('docs/guide.md', markdown)).toEqual(['src/lead/schema.ts', 'docs/decisions/0001-x.md']);
});

test('reads documents from comments', () => {
  expect(docsNamedIn('/** Why: docs/decisions/0001-x.md, see also mydocs/y.md */')).toEqual([
    'docs/decisions/0001-x.md',
  ]);
});

test('reads scripts from prose and examples', () => {
  const markdown = 'Run `npm run check`, or\n```\nnpm ci && npm test -- browser\nnpm run content:report\n```';
  expect(scriptsNamedIn(markdown)).toEqual(['check', 'content:report', 'test']);
});

test('finds headings by the fragments that links use', () => {
  expect(
    headingsOf('# What it *costs*, and `why`\n```sh\n# none\n```\n## 1. Run it, make it yours\n'),
  ).toEqual(['what-it-costs-and-why', '1-run-it-make-it-yours']);
  expect(headingLinksIn('docs/a.md', '[here](#top), [there](b.md#end), [no](c.md)')).toEqual([
    { file: 'docs/a.md', heading: 'top' },
    { file: 'docs/b.md', heading: 'end' },
  ]);
});

test('reads variables from code, whether ours or the environment’s', () => {
  const markdown =
    'Set `DATABASE_URL` and `A_B=1`, not NODE_VERSION.\n```sh\nRESEND_API_KEY=re_1 npm start\n```\n';
  expect(variablesNamedIn(markdown)).toEqual(['RESEND_API_KEY', 'DATABASE_URL', 'A_B']);
});

test('reads routes from code spans, without placeholders', () => {
  const markdown =
    'See `/`, `GET /api/health`, `/servizi/voip`, `PUT /api/cv-uploads/<uploadId>/<part>`, not `src/a` or `/404` in ``.';
  expect(routesNamedIn(markdown)).toEqual(['/', '/api/health', '/servizi/voip', '/api/cv-uploads', '/404']);
});

const code = projectFiles('src', 'netlify', 'build', 'tests', '*.ts', '*.mjs', '*.toml', '.env.example')
  .filter((file) => /\.(?:m?ts|tsx|astro|mjs|toml|example)$/.test(file) && !file.startsWith('tests/repo/'))
  .map(readProjectFile)
  .join('\n');

/**
 * Every address with an answer: pages, their aliases, redirects, pages made by code, functions, the editor, and the
 * guide’s examples.
 */
const ROUTES: ReadonlySet<string> = new Set([
  '/admin',
  ...(readSite().redirects.moved ?? []).map(({ from }) => from),
  ...readSite().pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  ...projectFiles('src/pages').map((file) => file.replace(/^src\/pages|\.(?:astro|ts)$/g, '')),
  ...projectFiles('netlify/functions')
    .map(readProjectFile)
    .flatMap((text) => text.match(/(?<=')\/api\/[^':]*[^':/]/g) ?? []),
  ...newFilesIn(readProjectFile('docs/content.md')).map(({ file }) =>
    file.replace(/^src\/content\/articles/, ARTICLES_PATH).replace(/^src\/content\/pages|\.yaml$/g, ''),
  ),
]);

describe.each(projectFiles('*.md', 'docs/**/*.md'))('%s', (file) => {
  const markdown = readProjectFile(file);

  test('names only paths that exist', () => {
    expect(pathsNamedIn(file, markdown).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  test('links only to headings that exist', () => {
    const missing = headingLinksIn(file, markdown).filter(
      (link) => !headingsOf(readProjectFile(link.file)).includes(link.heading),
    );
    expect(missing).toEqual([]);
  });

  test('names only scripts that exist', () => {
    expect(scriptsNamedIn(markdown).filter((script) => manifest.scripts[script] === undefined)).toEqual([]);
  });

  test('names only variables that the code knows', () => {
    const isKnown = (name: string): boolean => new RegExp(`\\b${name}\\b`).test(code);
    expect(variablesNamedIn(markdown).filter((name) => !isKnown(name))).toEqual([]);
  });

  test('names only addresses that have an answer', () => {
    // Addresses of files are those of former sites, or of the build (tests/site/links.test.ts).
    const isPage = (route: string) => !/\.\w+$/.test(route);
    expect(routesNamedIn(markdown).filter((route) => isPage(route) && !ROUTES.has(route))).toEqual([]);
  });
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
