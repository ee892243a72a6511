import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CONTENT = fileURLToPath(new URL('../../src/content/', import.meta.url));

/** Reloads the page in `npm run dev` when a content file changes: `readSite` reads it again by its time. */
export const contentReload = (): Plugin => ({
  name: 'trama:content-reload',
  configureServer: ({ watcher, ws }) => {
    watcher.add(CONTENT);
    watcher.on('all', (_event, file) => {
      if (file.startsWith(CONTENT)) ws.send({ type: 'full-reload' });
    });
  },
});
