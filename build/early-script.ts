import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ENTRIES = new Map(
  Object.entries({
    'virtual:early-script': '../src/early/main.ts',
    'virtual:early-script/pictures': '../src/early/pictures.ts',
  }).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]),
);

const bundle = async (entry: string): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry, formats: ['iife'], name: 'early' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The early script was not bundled.');
  return output.output[0].code.trim();
};

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
    return `export default ${JSON.stringify(await bundle(entry))};`;
  },
});
