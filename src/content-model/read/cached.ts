import { statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER, filesBelow } from './read-collection.ts';

/** The name, time and size of every content file. It changes when a file is edited, added or removed. */
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
 * Caches the result of a reader until a content file changes. All pages of a build share one reading, and `astro dev`
 * shows an edit at once.
 *
 * @param read reads the content of the project in a folder
 * @param isFixed whether the files cannot change while the process runs, as in a build. The cache then does not look at
 *   the files again, which would be slow for every component of every page.
 * @returns the same reader with a cache
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
