import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { contentDay } from '../src/content-model/facts/days.ts';
import { contentChanges, contentOver } from '../src/content-model/raw-content.ts';

/**
 * Writes `content-days.json` for the function `rebuild-due` (netlify.toml ships the file with it): the day of this
 * build, and the coming days on which dated content begins or ends.
 */
export const contentDays = (): AstroIntegration => {
  // Read before the content is. If the build runs past midnight, a day that is too early costs one extra rebuild; one
  // that is too late would skip a rebuild.
  const built = contentDay();
  return {
    name: 'trama:content-days',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        for (const over of contentOver(process.cwd(), built)) logger.warn(`over: ${over}`);
        const days = { built, changes: contentChanges(process.cwd(), built) };
        await writeFile(new URL('content-days.json', dir), JSON.stringify(days));
      },
    },
  };
};
