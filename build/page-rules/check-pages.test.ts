import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ContentError } from '../../src/content-model/read/content-error.ts';
import { readSite } from '../../src/site/site.ts';
import { checkPages } from './check-pages.ts';

const { brand } = readSite();
const page = (main: string): string =>
  `<html><head><title>T</title></head><body><main><section class="hero" id="hero"><h1>T</h1></section>${main}</main><footer>${brand.supportAccess}</footer></body></html>`;

/** Runs the end of a build that made only the page `/chi-siamo`. */
const buildWith = async (html: string): Promise<unknown> => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  writeFileSync(join(dist, 'chi-siamo.html'), html);
  const hook = checkPages().hooks['astro:build:done'];
  const logger = { info: vi.fn() } as unknown as AstroIntegrationLogger;
  // The hook uses only these two options.
  const done = { dir: pathToFileURL(`${dist}/`), logger } as unknown as Parameters<
    NonNullable<typeof hook>
  >[0];
  return hook?.(done);
};

test('accepts a build whose pages break no rule', async () => {
  await expect(buildWith(page('<p>Parole</p>'))).resolves.toBeUndefined();
});

test('stops the build when a page breaks rules, and names its content file', async () => {
  const error = await buildWith(page('<p>Neve ☃</p><p class="price">€9</p>')).catch((cause) => cause);
  expect(error).toBeInstanceOf(ContentError);
  expect(error instanceof ContentError && error.problems).toEqual([
    {
      file: 'src/content/pages/chi-siamo.yaml',
      field: '(page /chi-siamo)',
      expected: expect.stringContaining('{brand:priceNote}'),
      received: 'prices without that sentence',
    },
    expect.objectContaining({ expected: expect.stringContaining('another one than ☃') }),
  ]);
});
