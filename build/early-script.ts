import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { onIntentAddresses } from './on-intent-modules.ts';

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The one for pictures declares nothing, so it needs no function around it. */
const ENTRIES: ReadonlyMap<string, { readonly entry: string; readonly format: 'iife' | 'es' }> = new Map([
  ['virtual:early-script', { entry: pathOf('../src/early/main.ts'), format: 'iife' }],
  ['virtual:early-script/pictures', { entry: pathOf('../src/early/pictures.ts'), format: 'es' }],
]);

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
    const script = ENTRIES.get(id.replace('\0', ''));
    if (!script) return undefined;
    this.addWatchFile(script.entry);
    const code = asArrow(await bundle(script.entry, script.format, [onIntentAddresses()]));
    return `export default ${JSON.stringify(code)};`;
  },
});
