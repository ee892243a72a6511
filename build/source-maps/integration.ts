import { glob, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { SOURCE_MAPS_FOLDER } from './folder.ts';

/**
 * Makes a source map of each script of the site and takes it out of what is deployed. No script names its map. Names of
 * scripts follow from their content, so that a build of the commit that is online makes the maps of what is online.
 */
export const sourceMapsAside = (): AstroIntegration => {
  let folder = SOURCE_MAPS_FOLDER;
  return {
    name: 'trama:source-maps-aside',
    hooks: {
      'astro:config:setup': ({ config, command, updateConfig }) => {
        folder = join(fileURLToPath(config.root), SOURCE_MAPS_FOLDER);
        if (command !== 'build') return;
        updateConfig({ vite: { environments: { client: { build: { sourcemap: 'hidden' } } } } });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        let count = 0;
        for await (const file of glob('**/*.map', { cwd: root })) {
          await rename(join(root, file), join(folder, basename(file)));
          count += 1;
        }
        logger.info(`${count} source maps in ${SOURCE_MAPS_FOLDER}/`);
      },
    },
  };
};
