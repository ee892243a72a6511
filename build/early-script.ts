import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const ENTRIES = new Map(
  Object.entries({
    'virtual:early-script': '../src/early/main.ts',
    'virtual:early-script/pictures': '../src/early/pictures.ts',
  }).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]),
);

/** The bundler's wrapper, shorter by 7 bytes; neither `this` nor `arguments` is read in it. */
const asArrow = (code: string): string => code.replace(/^\(function\(\)\s?\{/, '(()=>{').replace(/;$/, '');

/**
 * Bundles the early scripts (src/early) so that the document can hold them inline: a script file would be a request
 * before the visitor has reached for anything.
 *
 * @returns a plugin that serves their texts as the default exports of `virtual:early-script`, for every page, and
 *   `virtual:early-script/pictures`, for a page with pictures
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (ENTRIES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const entry = id.startsWith('\0') && ENTRIES.get(id.slice(1));
    if (!entry) return undefined;
    this.addWatchFile(entry);
    const code = asArrow(await bundle(entry, 'iife', [onIntentAddresses()]));
    return `export default ${JSON.stringify(code)};`;
  },
});
