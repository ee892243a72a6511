import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from './built-site.ts';

/** Words that the session's code cannot do without: its library, its storage key and its tokens. */
const OF_THE_SESSION = /auth-token|GoTrueClient|access_token|code_challenge/;

test('ships no code of the session when no service is set', () => {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|css|json|txt|xml)$|^_headers$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => OF_THE_SESSION.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(files.filter((file) => /_astro\/session\./.test(file))).toEqual([]);
});
