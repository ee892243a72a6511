import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PICTURES_FOLDER } from '../../src/content-model/fields/pictures-folder.ts';
import { ContentError } from '../../src/content-model/read/content-error.ts';
import { filesBelow } from '../../src/content-model/read/read-collection.ts';
import { wrongPictureFiles } from '../../src/content-model/rules/pictures.ts';
import { readChecked } from '../../src/site/site.ts';

const WATCHED = /\/src\/content\/|\/public\/.*\.png$/;

const digest = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64');

/**
 * Removes the original pictures that Astro copied into a build: their metadata may say where they were taken. Astro
 * itself removes an original only when a page shows a smaller version of it.
 *
 * @param root the folder of the project
 * @param assets the folder of hashed files in the build
 */
const removeOriginals = (root: string, assets: string): void => {
  const pictures = join(root, PICTURES_FOLDER);
  const originals = new Set(filesBelow(pictures).map((name) => digest(join(pictures, name))));
  for (const name of filesBelow(assets)) {
    const file = join(assets, name);
    if (/\.(?:jpe?g|png|svg)$/i.test(name) && originals.has(digest(file))) rmSync(file);
  }
};

/**
 * Checks the pictures of the content in `astro build`, `astro check` and `astro dev`. While `astro dev` runs, it
 * reports a wrong picture as soon as the picture, or a file that names it, changes. Keeps originals out of the built
 * site.
 *
 * @throws ContentError when Astro starts; it names each wrong picture, the field that names it, and what was expected
 */
export const pictures = (): AstroIntegration => {
  let root = '';
  let assets = '';
  return {
    name: 'trama:pictures',
    hooks: {
      'astro:config:setup': async ({ config }) => {
        root = fileURLToPath(config.root);
        assets = config.build.assets;
        const problems = await wrongPictureFiles(readChecked(root).reading);
        if (problems.length > 0) throw new ContentError(problems);
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!WATCHED.test(file.replaceAll('\\', '/'))) return;
          try {
            const problems = await wrongPictureFiles(readChecked(root).reading);
            if (problems.length > 0) logger.error(new ContentError(problems).message);
          } catch (error) {
            // The page that shows the content says what is wrong in it.
            if (!(error instanceof ContentError)) throw error;
          }
        });
      },
      'astro:build:done': ({ dir }) => removeOriginals(root, join(fileURLToPath(dir), assets)),
    },
  };
};
