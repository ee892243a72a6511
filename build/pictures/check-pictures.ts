import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ContentError } from '../../src/content-model/content-error.ts';
import { wrongPictureFiles } from '../../src/content-model/pictures/wrong-picture-files.ts';

/**
 * Reads the pictures of the content, in `astro build`, `astro check` and `astro dev` alike. While `astro dev` runs, a wrong
 * picture is told when it or the file that names it changes.
 *
 * @throws ContentError when Astro starts, naming each wrong picture, the field that names it, and what was expected
 */
export const checkPictures = (): AstroIntegration => ({
  name: 'trama:pictures',
  hooks: {
    'astro:config:setup': async ({ config }) => {
      const problems = await wrongPictureFiles(fileURLToPath(config.root));
      if (problems.length > 0) throw new ContentError(problems);
    },
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      server.watcher.on('all', async (_event, file) => {
        if (!/\/src\/content\/|\/public\/.*\.png$/.test(file.replaceAll('\\', '/'))) return;
        const problems = await wrongPictureFiles(root);
        if (problems.length > 0) logger.error(new ContentError(problems).message);
      });
    },
  },
});
