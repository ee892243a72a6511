import { glob, mkdir, rename, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** The folder of a build's source maps, relative to the project's root and outside of what is deployed. */
export const SOURCE_MAPS_FOLDER = '.local/source-maps';

/**
 * Makes a source map of each script and moves it out of the folder that is deployed. No script names its map. The names
 * of scripts depend only on their content, so a build of the deployed commit makes the maps of the deployed scripts.
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

/** A place in a stack, as every browser writes it: `…/_astro/LeadForm.xBNEo3oK.js:1:2345` */
const PLACE = /(?:[a-z]+:\/\/[^\s()]*\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/** Maps name sources relative to `dist/_astro/`, two folders below the root. */
const fromRoot = (source: string): string => source.replace(/^(?:\.\.\/)+/, '');

/**
 * @param stack a stack that a visitor's browser reported
 * @param mapOf finds the source map of a script by its name, in JSON; undefined = there is none
 * @returns the stack with places in the sources; a place without a map stays as it is
 */
export const readStack = (stack: string, mapOf: (script: string) => string | undefined): string =>
  stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const json = mapOf(script);
    if (json === undefined) return place;
    const origin = new SourceMap(JSON.parse(json)).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    return `${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
