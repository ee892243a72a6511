import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES_FOLDER } from '../../src/content-model/pictures/named-pictures.ts';
import { filesBelow } from '../../src/content-model/read/read-collection.ts';

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');

/**
 * Takes out of a build the pictures that Astro copied as they are: all that a page could have shown, with the place where
 * they were taken. It takes out by itself only those that it made smaller.
 *
 * @param root the folder of the project
 * @param assets the folder of hashed files in the build
 */
export const removeOriginals = (root: string, assets: string): void => {
  const pictures = join(root, PICTURES_FOLDER);
  const originals = new Set(filesBelow(pictures).map((name) => digest(join(pictures, name))));
  for (const name of filesBelow(assets)) {
    const file = join(assets, name);
    if (/\.(?:jpe?g|png|svg)$/i.test(name) && originals.has(digest(file))) rmSync(file);
  }
};
