import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const ID = 'virtual:early-script';
const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

/**
 * Serves `virtual:early-script`: the text of the early script (src/early), which the document holds inline. A file would
 * be a request before the visitor has reached for anything. In a block, which keeps its names from the page.
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    this.addWatchFile(ENTRY);
    const code = await bundle(ENTRY, [onIntentAddresses()]);
    return `export default ${JSON.stringify(`{${code}}`)};`;
  },
});
