import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { ROOT } from './project-files.ts';

const MAX_BYTES = 520_000;
/**
 * Packages that render pages or mails. Mails here are plain functions that return text
 * (netlify/server/leads/lead-mail-html.ts).
 */
const RENDERER =
  /node_modules\/(?:react|react-dom|@react-email|handlebars|mjml|ejs|eta|mustache|nunjucks|astro)\//;
const FOLDER = join(ROOT, 'netlify/functions');

/** Bundles a function as Netlify does: one ES module for Node with everything that it imports. */
const bundled = async (file: string) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(FOLDER, file)],
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    write: false,
    metafile: true,
    outdir: 'out',
    logLevel: 'silent',
    // Resend's client names this package for mails written in React; it is not installed.
    external: ['@react-email/render'],
  });
  return { bytes: outputFiles[0]?.contents.length ?? 0, inputs: Object.keys(metafile.inputs) };
};

describe.each(readdirSync(FOLDER))('%s', (file) => {
  test('is small and contains no renderer', async () => {
    const { bytes, inputs } = await bundled(file);
    expect(inputs.length).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
    expect(inputs.filter((input) => RENDERER.test(input))).toEqual([]);
  });
});
