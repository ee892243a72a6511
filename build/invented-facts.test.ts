import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import { afterAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import { refuseInventedFacts } from './invented-facts.ts';

/** A copy of this project's content, in which the agency's telephone and a client are invented. */
const root = mkdtempSync(join(tmpdir(), 'invented-'));
cpSync('src/content', join(root, 'src/content'), { recursive: true });
if (existsSync('public')) cpSync('public', join(root, 'public'), { recursive: true });
const invent = (file: string, field: string, value: unknown): void => {
  const path = join(root, 'src/content', file);
  const document = parseDocument(readFileSync(path, 'utf8'));
  document.set(field, value);
  writeFileSync(path, String(document));
};
invent('brand.yaml', 'placeholders', ['phone']);
invent(
  `clients/${readdirSync('src/content/clients').find((file) => file.endsWith('.yaml'))}`,
  'placeholder',
  true,
);
afterAll(() => rmSync(root, { recursive: true }));

/** Runs the start of a build of that copy. @returns its warnings */
const start = (context: string): string[] => {
  const warnings: string[] = [];
  const logger = { warn: (text: string) => warnings.push(text) };
  const hook = refuseInventedFacts(context, root).hooks['astro:build:start'];
  // The hook uses no other method of the logger.
  hook?.({ logger: logger as unknown as AstroIntegrationLogger, setPrerenderer: vi.fn() });
  return warnings;
};

test('stops a production deploy and names the invented contacts', () => {
  expect(() => start('production')).toThrow(/src\/content\/brand\.yaml\n {2}field {5}placeholders\n.*phone/s);
});

test.each(['deploy-preview', 'branch-deploy', 'local', ''])('warns in context "%s"', (context) => {
  expect(start(context)).toEqual([
    expect.stringMatching(/^\d+ files of src\/content still hold invented people, companies or quotes/),
    expect.stringMatching(/^src\/content\/brand\.yaml still invents: .*phone/),
  ]);
});
