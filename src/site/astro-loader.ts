import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { ContentError } from '../content-model/read/content-error.ts';
import { CONTENT_FOLDER } from '../content-model/read/read-collection.ts';
import { readFiles } from './site.ts';

type Collection = keyof ReturnType<typeof readFiles>;

/** The entries of a collection. A single file is a collection with one entry. */
const entriesOf = (root: string, collection: Collection): Iterable<readonly [id: string, data: object]> => {
  const content = readFiles(root)[collection];
  return content instanceof Map ? content : [[collection, content]];
};

/**
 * Loads the content of `readSite` into Astro. An invalid file stops `astro build` before the first page, and in
 * `astro dev` an edit reloads the page. The data is already checked, so the schema beside the loader only types it.
 *
 * @param collection a folder or a file directly in `src/content`
 */
export const contentLoader = (collection: Collection): Loader => ({
  name: `${collection}-content`,
  load: async ({ config, store, generateDigest, logger, watcher }) => {
    const root = fileURLToPath(config.root);
    const folder = fileURLToPath(new URL('content/', config.srcDir));
    const fill = (): void => {
      const entries = [...entriesOf(root, collection)];
      for (const id of store.keys()) if (!entries.some(([known]) => known === id)) store.delete(id);
      for (const [id, data] of entries) {
        const plain = { ...data };
        store.set({ id, data: plain, digest: generateDigest(plain) });
      }
    };
    fill();
    watcher?.on('all', (_event, file) => {
      if (!file.startsWith(folder)) return;
      try {
        fill();
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        // The loader of every collection gets all problems, so each logs only its own.
        const own = `${CONTENT_FOLDER}/${collection}`;
        if (error.problems.some((problem) => problem.file.startsWith(own))) logger.error(error.message);
      }
    });
  },
});
