import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['virtual:early-script', pathOf('../src/early/main.ts')],
  ['virtual:early-script/before-content', pathOf('../src/early/before-content.ts')],
]);

/** A block keeps the names in it from the page. */
const inBlock = (code: string): string => `{${code}}`;

/**
 * Bundles the early scripts (src/early) so that the document can hold them inline: a script file would be a request
 * before the visitor has reached for anything.
 *
 * @returns a plugin that serves their texts as the default exports of `virtual:early-script` and of
 *   `virtual:early-script/before-content`
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (ENTRIES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const entry = ENTRIES.get(id.replace('\0', ''));
    if (!entry) return undefined;
    this.addWatchFile(entry);
    const code = await bundle(entry, [onIntentAddresses()]);
    return `export default ${JSON.stringify(inBlock(code))};`;
  },
});
