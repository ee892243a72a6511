import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { contentDay } from '../src/content-model/facts/content-day.ts';
import { contentChanges, contentOver } from '../src/content-model/raw-content.ts';

/**
 * Leaves for `rebuild-due` (netlify.toml ships it with the function) on which day the site was built, and on which days
 * to come its content is another one.
 */
export const contentDays = (): AstroIntegration => {
  // Before the content is read: of a build that passes midnight, a day too early asks once too often, one too late never.
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
