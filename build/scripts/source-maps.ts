import { glob, mkdir, rename, rm } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Where a build puts the maps of its scripts, from the project's root: beside what is deployed, not in it. */
export const SOURCE_MAPS_FOLDER = '.local/source-maps';

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

/** `…/_astro/LeadForm.xBNEo3oK.js:1:2345`, as every browser writes a place in a stack. */
const PLACE = /(?:[a-z]+:\/\/[^\s()]*\/)?([\w.-]+\.js):(\d+):(\d+)/g;

/** Maps stand two folders below the root, as their scripts do in `dist/_astro/`. */
const fromRoot = (source: string): string => source.replace(/^(?:\.\.\/)+/, '');

/**
 * @param stack what a browser of a visitor reported
 * @param mapOf the source map of a script by its name, in JSON; undefined = there is none
 * @returns the stack with the places of the sources; a place without a map stays as it is
 */
export const readStack = (stack: string, mapOf: (script: string) => string | undefined): string =>
  stack.replace(PLACE, (place, script: string, line: string, column: string) => {
    const json = mapOf(script);
    if (json === undefined) return place;
    const origin = new SourceMap(JSON.parse(json)).findOrigin(Number(line), Number(column));
    if (!('fileName' in origin)) return place;
    return `${fromRoot(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`;
  });
