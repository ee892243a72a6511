import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const SOURCES = new Map(
  Object.entries({
    'virtual:early-script': '../src/early/main.ts',
    'virtual:picture-script': '../src/early/pictures.ts',
  }).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]),
);

/**
 * Serves the texts of the scripts that pages hold inline, since a file would be a request before the visitor has reached
 * for anything: `virtual:early-script` in every page, `virtual:picture-script` in those with a picture. Each in a block,
 * which keeps its names from the page.
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (SOURCES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const source = id.startsWith('\0') && SOURCES.get(id.slice(1));
    if (!source) return undefined;
    this.addWatchFile(source);
    const code = await bundle(source, [onIntentAddresses()]);
    return `export default ${JSON.stringify(`{${code}}`)};`;
  },
});
