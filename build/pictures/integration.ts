import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { wrongPictureFiles } from '../../src/content-model/pictures/wrong-picture-files.ts';
import { ContentError } from '../../src/content-model/read/content-error.ts';
import { removeOriginals } from './remove-originals.ts';

const WATCHED = /\/src\/content\/|\/public\/.*\.png$/;

/**
 * Reads the pictures of the content, in `astro build`, `astro check` and `astro dev` alike. While `astro dev` runs, a wrong
 * picture is told when it or the file that names it changes. No picture goes online as it is.
 *
 * @throws ContentError when Astro starts, naming each wrong picture, the field that names it, and what was expected
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
        const problems = await wrongPictureFiles(root);
        if (problems.length > 0) throw new ContentError(problems);
      },
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('all', async (_event, file) => {
          if (!WATCHED.test(file.replaceAll('\\', '/'))) return;
          const problems = await wrongPictureFiles(root);
          if (problems.length > 0) logger.error(new ContentError(problems).message);
        });
      },
      'astro:build:done': ({ dir }) => removeOriginals(root, join(fileURLToPath(dir), assets)),
    },
  };
};
