import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const ID = 'virtual:early-script';
const RESOLVED = `\0${ID}`;
const ENTRY = fileURLToPath(new URL('../src/early/main.ts', import.meta.url));

const bundle = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: ENTRY, formats: ['iife'], name: 'early' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error('The early script was not bundled.');
  return output.output[0].code.trim();
};

/**
 * Bundles the early script (src/early) so that the document can hold it inline: a script file would be a request
 * before the visitor has reached for anything.
 *
 * @returns a plugin that serves its text as the default export of `virtual:early-script`
 */
export const earlyScript = (): Plugin => ({
  name: 'trama:early-script',
  resolveId: (id) => (id === ID ? RESOLVED : undefined),
  async load(id) {
    if (id !== RESOLVED) return undefined;
    this.addWatchFile(ENTRY);
    return `export default ${JSON.stringify(await bundle())};`;
  },
});
