import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTENT_FOLDER,
  type RawEntry,
  readCollection,
  readSingle,
} from '../../content-model/read/read-collection.ts';

/** A file of the content, with the collection that it belongs to. */
export interface ContentFile extends RawEntry {
  readonly collection: string;
}

/**
 * @param root the folder of the project, whose content has been checked
 * @returns every content file as it stands on the disk, tokens included
 */
export const readAll = (root: string): ContentFile[] =>
  readdirSync(join(root, CONTENT_FOLDER), { withFileTypes: true }).flatMap((entry) => {
    const collection = entry.name.replace(/\.yaml$/, '');
    const { entries } = entry.isDirectory() ? readCollection(root, collection) : readSingle(root, collection);
    return entries.map((raw) => ({ ...raw, collection }));
  });
