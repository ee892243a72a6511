import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';

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
export const watchFunctions = (root: string, changed: (file: string) => void): (() => void) => {
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
