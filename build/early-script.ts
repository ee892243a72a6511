import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const SOURCES = new Map(
  Object.entries({
    'virtual:early-script': '../src/early/main.ts',
    'virtual:early-script/pictures': '../src/early/with-pictures.ts',
  }).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]),
);

/**
 * Serves `virtual:early-script`, and `virtual:early-script/pictures` for pages with pictures: the text of the early script
 * (src/early), which the document holds inline. A file would be a request before the visitor has reached for anything. In
 * a block, which keeps its names from the page.
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (SOURCES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const source = id.startsWith('\0') && SOURCES.get(id.slice(1));
    if (!source) return undefined;
    this.addWatchFile(source);
    const { code } = await bundle(source, [onIntentAddresses()]);
    return `export default ${JSON.stringify(`{${code}}`)};`;
  },
});
