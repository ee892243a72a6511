import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { WORKER_ADDRESS } from '../../src/lead/waiting-worker.ts';
import { configuredSession } from '../../src/session/settings.ts';
import { type Bundled, bundle } from './bundle.ts';

const filesOf = (sources: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(sources).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))]));

const EARLY = filesOf({
  'virtual:early-script': '../../src/early/main.ts',
  'virtual:early-script/after-sending': '../../src/early/after-sending.ts',
  'virtual:early-script/pictures': '../../src/early/with-pictures.ts',
  'virtual:early-script/comparison': '../../src/early/with-comparison.ts',
});

const SESSION = 'virtual:on-intent/session';

/** Modules that the page fetches when a visitor reaches for what they serve (src/early/wake.ts), or has a session. */
const ON_INTENT = filesOf({
  'virtual:on-intent/tags': '../../src/consent/follow-choice.ts',
  'virtual:on-intent/islands': '../../src/islands/runtime.ts',
  'virtual:on-intent/track': '../../src/interaction/track.ts',
  'virtual:on-intent/kept-leads': '../../src/islands/cookie-preferences/kept-leads.ts',
  'virtual:on-intent/waiting': '../../src/islands/waiting-notice/next-page.ts',
  [SESSION]: '../../src/session/page-session.ts',
});

/** Serves the text made from each source as a module, and makes it again when the source changes. */
const virtualModules = (
  name: string,
  sources: ReadonlyMap<string, string>,
  textOf: (id: string, source: string) => Promise<string>,
): Plugin => ({
  name,
  resolveId: (id) => (sources.has(id) ? `\0${id}` : undefined),
  async load(id) {
    const source = id.startsWith('\0') && sources.get(id.slice(1));
    if (!source) return undefined;
    this.addWatchFile(source);
    return `export default ${JSON.stringify(await textOf(id.slice(1), source))};`;
  },
});

const WORKER = fileURLToPath(new URL('../../src/waiting-leads/worker.ts', import.meta.url));

/** Bundles by their address on the site. */
const onIntentFiles = new Map<string, Bundled>();

/** The name contains a hash of the code, as in the names of Vite's own files. */
const addressOf = (name: string, code: string): string => {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 6);
  return `/_astro/${name}.${hash}.js`;
};

/** Serves `virtual:on-intent/<name>`: the address of that module's file, or '' for a session that is not configured. */
export const onIntentAddresses = (): Plugin => ({
  ...virtualModules('trama:on-intent-addresses', ON_INTENT, async (id, source) => {
    // Skips the bundle: the build would write its file although it drops the code that fetches it.
    if (id === SESSION && !configuredSession(process.env)) return '';
    // The notices of waiting leads tell the tags.
    const bundled = await bundle(source, [onIntentAddresses()]);
    const address = addressOf(id.slice(id.lastIndexOf('/') + 1), bundled.code);
    onIntentFiles.set(address, bundled);
    return address;
  }),
  configureServer: (server) => {
    server.middlewares.use(async (request, response, next) => {
      const file =
        request.url === WORKER_ADDRESS ? await bundle(WORKER) : onIntentFiles.get(request.url ?? '');
      if (file === undefined) return next();
      response.setHeader('Content-Type', 'text/javascript');
      response.end(file.code);
    });
  },
});

/**
 * Serves `virtual:early-script`, and variants for pages with pictures, with a comparison, and after a form that the
 * browser has posted: the text of the early script (src/early), which the document contains inline. A file would cost a
 * request before the visitor has reached for anything. The block around it keeps its names out of the page's global scope.
 */
export const earlyScript = (): Plugin =>
  virtualModules('trama:early-script', EARLY, async (_id, source) => {
    const { code } = await bundle(source, [onIntentAddresses()]);
    return `{${code}}`;
  });

/**
 * Registers `client:intent` (src/islands/intent-directive.ts), and writes the files that pages fetch on intent and the
 * service worker.
 */
export const onIntent = (): AstroIntegration => ({
  name: 'trama:on-intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      // Stops the build early, with a clear message, when the session is only half configured.
      configuredSession(process.env);
      // A path relative to the root: a `URL` fails to resolve although the type allows it.
      addClientDirective({ name: 'intent', entrypoint: './src/islands/intent-directive.ts' });
      updateConfig({ vite: { plugins: [onIntentAddresses()] } });
    },
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      await mkdir(join(root, '_astro'), { recursive: true });
      const files = [...onIntentFiles, [WORKER_ADDRESS, await bundle(WORKER)] as const];
      for (const [address, { code, map }] of files) {
        await writeFile(join(root, address), code);
        // Next to the other scripts' maps, which `sourceMapsAside` moves away.
        await writeFile(join(root, `${address}.map`), map);
      }
    },
  },
});
