import { existsSync, watch } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Host } from './host.ts';

const VERSION = /\?version=\d+$/;

/**
 * Node reads a module once for each address. From now on the version in the address of a module that is imported goes on
 * to all that it imports of this project: `import('…/send.mts?version=2')` reads the function and its modules anew.
 * Its name for debuggers is that of its file, so that breakpoints hold.
 *
 * @param root the project; packages in its `node_modules` stay as they are
 */
const passVersionsOn = (root: string): void => {
  const project = `${pathToFileURL(root).href}/`;
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const version = VERSION.exec(context.parentURL ?? '')?.[0];
      const isOurs = resolved.url.startsWith(project) && !resolved.url.includes('/node_modules/');
      if (version === undefined || !isOurs || resolved.url.includes('?')) return resolved;
      return { ...resolved, url: `${resolved.url}${version}` };
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!VERSION.test(url) || loaded.format !== 'module-typescript') return loaded;
      const sourceUrl = url.replace(VERSION, '');
      return {
        ...loaded,
        format: 'module',
        source: stripTypeScriptTypes(String(loaded.source), { sourceUrl }),
      };
    },
  });
};

/** The functions, and the rooms of the project that they may import (tests/repo/imports.test.ts). */
const ROOMS = [
  'netlify/functions',
  'netlify/server',
  'src/lead',
  'src/interaction',
  'src/consent',
  'src/content-model',
];
const MODULE = /(?<!\.(?:test|spec|examples))\.m?ts$/;
/** An editor writes a file in several steps, and saves several files at once. */
const QUIET_MS = 100;

/**
 * Calls back when a module that a function may import has changed, once for changes that come together.
 *
 * @param root the project
 * @param changed gets the first of the files, from the root
 * @returns what stops watching
 */
const watchFunctions = (root: string, changed: (file: string) => void): (() => void) => {
  let first: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string): void => {
    if (!MODULE.test(file)) return;
    first ??= file;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const file = first ?? '';
      first = undefined;
      changed(file);
    }, QUIET_MS);
  };
  const watchers = ROOMS.filter((room) => existsSync(join(root, room))).map((room) =>
    watch(join(root, room), { recursive: true }, (_, file) => note(join(room, file ?? ''))),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
};

/**
 * Reads the functions of a host anew whenever one of their modules is saved, and says so.
 *
 * @param root the project
 * @returns what stops it
 */
export const reloadOnChange = (root: string, host: Host): (() => void) => {
  passVersionsOn(root);
  return watchFunctions(root, (file) => {
    host.reload().then(
      () => console.log(`Functions reloaded: ${file}`),
      (error: unknown) => console.error('Functions not reloaded, those from before answer:', error),
    );
  });
};
