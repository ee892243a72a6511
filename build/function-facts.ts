import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { FUNCTION_FACTS_FILE, type FunctionFacts } from '../netlify/server/function-facts.ts';
import { contentChanges, contentOver } from '../src/content-model/read-content.ts';
import { readChecked } from '../src/site/site.ts';

const writeFacts = async (root: string): Promise<void> => {
  // The day of the reading that all pages share, although the build may run past midnight.
  const { content, reading } = readChecked(root);
  const facts: FunctionFacts = {
    siteUrl: content.brand.siteUrl,
    built: reading.day,
    changes: contentChanges(reading),
    colours: content.colours,
  };
  const file = path.join(root, FUNCTION_FACTS_FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(facts));
};

/** Writes what functions need to know of the content: at the end of a build, and when `npm run dev` starts. */
export const functionFacts = (root: string = process.cwd()): AstroIntegration => ({
  name: 'trama:function-facts',
  hooks: {
    'astro:server:setup': () => writeFacts(root),
    'astro:build:done': async ({ logger }) => {
      for (const over of contentOver(readChecked(root).reading)) logger.warn(`over: ${over}`);
      await writeFacts(root);
    },
  },
});
