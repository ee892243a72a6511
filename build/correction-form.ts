import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CORRECTION_FORM_FILE } from '../netlify/server/http/correction-renderer.ts';
import { bundle } from './scripts/bundle.ts';
import { islandTexts } from './scripts/island-texts.ts';

const SOURCE = fileURLToPath(new URL('../src/islands/lead-form/render-correction.tsx', import.meta.url));

const writeRenderer = async (root: string): Promise<void> => {
  const { code } = await bundle(SOURCE, [islandTexts()]);
  const file = path.join(root, CORRECTION_FORM_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, code);
};

/**
 * Bundles the form that goes back to a visitor without JavaScript, with React's renderer and the texts of the content,
 * for the function that sends it: Node cannot import components. It does so at the end of a build, and when
 * `npm run dev` starts.
 */
export const correctionForm = (root: string = process.cwd()): AstroIntegration => ({
  name: 'trama:correction-form',
  hooks: {
    'astro:server:setup': () => writeRenderer(root),
    'astro:build:done': () => writeRenderer(root),
  },
});
