import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER, filesBelow } from './read-collection.ts';

/** Name, time and size of every content file: it changes when one is edited, added or removed. */
const fingerprint = (root: string): string => {
  const folder = join(root, CONTENT_FOLDER);
  return filesBelow(folder)
    .map((file) => {
      const { mtimeMs, size } = statSync(join(folder, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
};

/**
 * Keeps what a reader returned for as long as no content file changes, so that every page of a build shares one
 * reading, and `astro dev` shows an edit at once.
 *
 * @param read reads the content of the project in a folder
 * @param isFixed whether the files cannot change while the process runs: a build does not look again, which would
 *   cost every part of every page a look at every file
 * @returns the same reader, with memory
 */
export const cached = <T>(read: (root: string) => T, isFixed: boolean): ((root: string) => T) => {
  const kept = new Map<string, { readonly of: string; readonly value: T }>();
  return (root) => {
    const known = kept.get(root);
    if (known && isFixed) return known.value;
    const of = fingerprint(root);
    if (known?.of === of) return known.value;
    const value = read(root);
    kept.set(root, { of, value });
    return value;
  };
};
