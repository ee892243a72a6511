import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { answerFile } from './local-files.ts';

const PATH = 'src/content/plans/voip.yaml';
let root: string;

const MISTAKE = { file: PATH, keyPath: 'a', place: 'A', expected: 'un numero', received: '"wrong"' };
const VERSIONS = '{\n  "2026-11-28": "0123456789abcdef"\n}\n';
const ask = (method: string, path = PATH, version = '', body = 'b: 2\n'): Promise<Response> =>
  answerFile(
    root,
    path,
    new Request('http://127.0.0.1/admin/files', {
      method,
      headers: version ? { 'if-match': version } : {},
      ...(method === 'PUT' ? { body } : {}),
    }),
    async ({ bytes }) => ({
      mistakes: bytes?.includes('wrong') ? [MISTAKE] : [],
      legalVersions: bytes?.includes('legal') ? VERSIONS : undefined,
    }),
  );
const text = (path = PATH): string => readFileSync(join(root, path), 'utf8');
const readVersion = async (): Promise<string> => (await ask('GET')).headers.get('etag') ?? '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/content/plans'), { recursive: true });
  writeFileSync(join(root, PATH), 'a: 1\n');
});

test('reads, writes and removes a file', async () => {
  const written = await ask('PUT', PATH, await readVersion());
  expect([written.status, text()]).toEqual([200, 'b: 2\n']);
  expect((await ask('DELETE', PATH, written.headers.get('etag') ?? '')).status).toBe(200);
  expect(readdirSync(join(root, 'src/content/plans'))).toEqual([]);
  expect((await ask('GET')).status).toBe(404);
});

test('writes a new file with its folders and lists it', async () => {
  const path = 'src/content/pages/servizi/nuovo.yaml';
  expect((await ask('PUT', path)).status).toBe(200);
  expect(await (await ask('GET', '')).json()).toEqual([path, PATH]);
});

test.each(['PUT', 'DELETE'])('refuses %s when the file has changed meanwhile', async (method) => {
  const version = await readVersion();
  writeFileSync(join(root, PATH), 'a: 3\n');
  expect([(await ask(method, PATH, version)).status, text()]).toEqual([412, 'a: 3\n']);
});

test('refuses to overwrite a new file or to recreate a removed one', async () => {
  expect([(await ask('PUT')).status, text()]).toEqual([412, 'a: 1\n']);
  const version = await readVersion();
  rmSync(join(root, PATH));
  expect([(await ask('PUT', PATH, version)).status, existsSync(join(root, PATH))]).toEqual([412, false]);
});

test('refuses to write a file with a mistake, and says which', async () => {
  const answer = await ask('PUT', PATH, await readVersion(), 'a: wrong\n');
  expect([answer.status, await answer.json(), text()]).toEqual([422, [MISTAKE], 'a: 1\n']);
});

test.each([
  'src/content/../../package.json',
  'package.json',
  'src/content/known-prices.json',
  'src/content/.hidden.yaml',
  'src/content//plans/voip.yaml',
  'src/contents/a.yaml',
])('refuses %s, which is not a content file', async (path) => {
  for (const method of ['GET', 'PUT', 'DELETE']) expect((await ask(method, path)).status).toBe(403);
});

test('writes the new version of changed legal texts with them, and says which once', async () => {
  const first = await ask('PUT', PATH, await readVersion(), 'legal: 1\n');
  expect(await first.json()).toEqual({ legalVersion: '2026-11-28' });
  expect(text('src/content/legal-versions.json')).toBe(VERSIONS);
  const again = await ask('PUT', PATH, await readVersion(), 'legal: 2\n');
  expect(await again.json()).toEqual({});
});
