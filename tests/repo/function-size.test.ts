import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleFunctions } from '../site/netlify-deploy.ts';

/** A cold start reads and unpacks all of it. The largest has 303 files and 4.0 MB, of which 1.1 MB are Netlify's own. */
const MAX_FILES = 450;
const MAX_BYTES = 6_000_000;
/**
 * Packages that render pages or mails. Mails here are plain functions that return text
 * (netlify/server/leads/lead-mail-html.ts).
 */
const RENDERER =
  /node_modules\/(?:react|react-dom|@react-email|handlebars|mjml|ejs|eta|mustache|nunjucks|astro)\//;

const folder = mkdtempSync(join(tmpdir(), 'function-size-'));
let names: readonly string[] = [];
beforeAll(async () => {
  names = (await bundleFunctions(folder)).map(({ name }) => name);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Netlify's own bundler packs for a function, unpacked. */
const packed = (name: string): { readonly files: readonly string[]; readonly bytes: number } => {
  const files = readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return { files, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
};

test('packs small archives without a renderer', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const { files, bytes } = packed(name);
    console.log(`${name}: ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`);
    expect(files.filter((file) => RENDERER.test(file))).toEqual([]);
    expect([name, files.length <= MAX_FILES, bytes <= MAX_BYTES]).toEqual([name, true, true]);
    // Netlify's own entry point and bootstrap, and the function.
    expect(files.length).toBeGreaterThan(3);
  }
});
