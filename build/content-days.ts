import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { contentChanges, contentOver } from '../src/content-model/read-content.ts';
import { readChecked } from '../src/site/site.ts';

/**
 * Writes `content-days.json` for the function `rebuild-due` (netlify.toml ships the file with it): the day of this
 * build, and the coming days on which dated content begins or ends.
 */
export const contentDays = (): AstroIntegration => ({
  name: 'trama:content-days',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      // The day of the reading that all pages share, although the build may run past midnight.
      const { reading } = readChecked();
      for (const over of contentOver(reading)) logger.warn(`over: ${over}`);
      const days = { built: reading.day, changes: contentChanges(reading) };
      await writeFile(new URL('content-days.json', dir), JSON.stringify(days));
    },
  },
});
