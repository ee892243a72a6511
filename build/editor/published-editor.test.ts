import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import type { AstroIntegrationLogger } from 'astro';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { commonHeaders, headerRule } from '../headers/header-rules.ts';
import { editorRepository, publishedEditor } from './published-editor.ts';

/** Header rules as `finishPages` writes them; the error page's pattern also matches every file. */
const RULES = `${[...commonHeaders('production'), headerRule('/*', { 'content-security-policy': 'of-the-error-page' })].join('\n')}\n`;

/** Runs the end of a build with these variables set. @returns the output folder */
const buildWith = async (repository: string, branch = ''): Promise<string> => {
  vi.stubEnv('EDITOR_REPOSITORY', repository);
  vi.stubEnv('EDITOR_BRANCH', branch);
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  writeFileSync(join(dist, '_headers'), RULES);
  const hook = publishedEditor().hooks['astro:build:done'];
  const logger = { info: vi.fn() } as unknown as AstroIntegrationLogger;
  // The hook uses only these two options.
  const done = { dir: pathToFileURL(`${dist}/`), logger } as unknown as Parameters<
    NonNullable<typeof hook>
  >[0];
  await hook?.(done);
  vi.unstubAllEnvs();
  return dist;
};

let without: string;
let published: string;
beforeAll(async () => {
  without = await buildWith('');
  published = await buildWith('agenzia/sito', 'online');
});
afterAll(() => {
  for (const dist of [without, published]) rmSync(dist, { recursive: true });
});

const everyFile = (dist: string): string[] =>
  readdirSync(join(dist, 'admin'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath.slice(dist.length)}/${name}`);

const headersOf = async (dist: string, path: string): Promise<Record<string, string>> => {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(dist, '_headers')],
    netlifyConfigPath: undefined,
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const rules = (headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path));
  return Object.assign({}, ...rules.map(({ values }) => values));
};

test('leaves the editor out of the site when no repository is set', () => {
  expect(readdirSync(without)).toEqual(['_headers']);
  expect(readFileSync(join(without, '_headers'), 'utf8')).toBe(RULES);
});

test('writes the whole editor for the repository that is set', () => {
  const read = (name: string): string => readFileSync(join(published, 'admin', name), 'utf8');
  expect(read('index.html')).toContain('<meta name="robots" content="noindex">');
  const { config, schemas, local } = JSON.parse(read('config.json'));
  expect(config.backend).toEqual({ name: 'github', repo: 'agenzia/sito', branch: 'online' });
  expect(local).toBe(false);
  expect(Object.keys(schemas)).toContain('words');
  const named = [read('index.html'), read('editor.js')].flatMap((text) =>
    Array.from(text.matchAll(/["'(](\/admin\/[\w./-]+\.(?:js|json|woff2)\b)/g), ([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(join(published, path)))).toEqual([]);
  expect(read('editor.js')).not.toContain('cdn.jsdelivr.net');
});

test('gives every address of the editor its policy and lets the sign-in window answer', async () => {
  const addresses = ['/admin', '/admin/', ...everyFile(published)];
  expect(addresses.length).toBeGreaterThan(10);
  for (const path of addresses)
    expect({ path, ...(await headersOf(published, path)) }).toMatchObject({
      path,
      'content-security-policy': expect.stringContaining('https://api.github.com'),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
});

test.each(['/', '/servizi', '/administrazione'])('leaves the headers of %s as they are', async (path) => {
  expect(await headersOf(published, path)).toEqual(await headersOf(without, path));
});

test('uses the branch main when none is set', () => {
  expect(editorRepository({ EDITOR_REPOSITORY: ' agenzia/sito ' })).toEqual({
    name: 'agenzia/sito',
    branch: 'main',
  });
});

test.each([
  ['agenzia', 'main', 'EDITOR_REPOSITORY'],
  ['https://github.com/agenzia/sito', 'main', 'EDITOR_REPOSITORY'],
  ['agenzia/sito/src', 'main', 'EDITOR_REPOSITORY'],
  ['-agenzia/sito', 'main', 'EDITOR_REPOSITORY'],
  ['agenzia/sito', 'the branch', 'EDITOR_BRANCH'],
  ['agenzia/sito', '/main', 'EDITOR_BRANCH'],
])('refuses a build for repository %s and branch %s', (EDITOR_REPOSITORY, EDITOR_BRANCH, name) => {
  expect(() => editorRepository({ EDITOR_REPOSITORY, EDITOR_BRANCH })).toThrow(`${name} is not valid`);
});

test.each([
  [{ PUBLIC_ANALYTICS_ID: 'G-1' }, 'EDITOR_REPOSITORY and PUBLIC_ANALYTICS_ID are set together'],
  [{ PUBLIC_MARKETING_ID: '1' }, 'EDITOR_REPOSITORY and PUBLIC_MARKETING_ID are set together'],
  [
    { PUBLIC_ANALYTICS_ID: 'G-1', PUBLIC_MARKETING_ID: '1' },
    'EDITOR_REPOSITORY and PUBLIC_ANALYTICS_ID and PUBLIC_MARKETING_ID are set together',
  ],
])('refuses a build with the editor and tags: %j', (tags, message) => {
  expect(() => editorRepository({ EDITOR_REPOSITORY: 'agenzia/sito', ...tags })).toThrow(message);
  expect(editorRepository({ EDITOR_REPOSITORY: ' ', ...tags })).toBeUndefined();
});

test('builds the editor while the variables of the tags are empty', () => {
  const none = { PUBLIC_ANALYTICS_ID: '', PUBLIC_MARKETING_ID: ' ' };
  expect(editorRepository({ EDITOR_REPOSITORY: 'agenzia/sito', ...none })?.name).toBe('agenzia/sito');
});
