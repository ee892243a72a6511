import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { configuredSession } from '../src/session/settings.ts';
import { bundle } from './bundle.ts';

const SESSION = 'virtual:on-intent/session';

/** Modules that the page fetches when a visitor reaches for what they serve (src/early/wake.ts), or has a session. */
const SOURCES = new Map(
  Object.entries({
    'virtual:on-intent/tags': '../src/consent/follow-choice.ts',
    'virtual:on-intent/islands': '../src/islands/runtime.ts',
    'virtual:on-intent/track': '../src/interaction/track.ts',
    [SESSION]: '../src/session/page-session.ts',
  }).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]),
);

/** Named by its content, as Vite names its own files. */
const addressOf = (name: string, code: string): string => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6);
  return `/_astro/${name}.${hash}.js`;
};

/** Address below the site, and the code behind it. */
const files = new Map<string, string>();

/**
 * Serves `virtual:on-intent/<name>`: the address of the module's file, named by its content.
 */
export const onIntentAddresses = (): Plugin => ({
  name: 'trama:on-intent-addresses',
  resolveId: (id) => (SOURCES.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const source = id.startsWith('\0') && SOURCES.get(id.slice(1));
    if (!source) return undefined;
    // Named by code that is dropped: no file of it may be written.
    if (id.endsWith(SESSION) && !configuredSession(process.env)) return "export default ''";
    this.addWatchFile(source);
    const code = await bundle(source);
    const address = addressOf(id.slice(id.lastIndexOf('/') + 1), code);
    files.set(address, code);
    return `export default ${JSON.stringify(address)};`;
  },
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const code = files.get(request.url ?? '');
      if (code === undefined) return next();
      response.setHeader('Content-Type', 'text/javascript');
      response.end(code);
    });
  },
});

/** Writes the modules' files into the built site; only those that a page names. */
export const onIntentModules = (): AstroIntegration => ({
  name: 'trama:on-intent-modules',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      // Half a configuration stops the build with a sentence, before it has begun.
      configuredSession(process.env);
      updateConfig({ vite: { plugins: [onIntentAddresses()] } });
    },
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await mkdir(join(root, '_astro'), { recursive: true });
      for (const [address, code] of files) await writeFile(join(root, address), code);
    },
  },
});
