import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';
import { watch } from 'chokidar';
import type { Host } from './host.ts';

const VERSION = /\?version=\d+$/;

/**
 * Makes Node load a function together with its imports again. Node caches modules by URL, so a hook passes the version
 * in the URL of a module on to its imports from this project: `import('…/send.mts?version=2')` loads the function and
 * its modules again. Debuggers see the file name without the version, so that breakpoints keep working.
 *
 * @param root the project; packages in its `node_modules` are not loaded again
 */
const passVersionsOn = (root: string): void => {
  const project = `${pathToFileURL(root).href}/`;
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      const version = VERSION.exec(context.parentURL ?? '')?.[0];
      const isOurs = resolved.url.startsWith(project) && !resolved.url.includes('/node_modules/');
      if (version === undefined || !isOurs || resolved.url.includes('?')) return resolved;
      return { ...resolved, url: `${resolved.url}${version}` };
    },
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!VERSION.test(url) || loaded.format !== 'module-typescript') return loaded;
      const sourceUrl = url.replace(VERSION, '');
      return {
        ...loaded,
        format: 'module',
        source: stripTypeScriptTypes(String(loaded.source), { sourceUrl }),
      };
    },
  });
};

/** The functions, and the folders that they may import from (tests/repo/imports.test.ts). */
const FOLDERS = ['netlify/functions', 'netlify/server', 'src/lead', 'src/interaction', 'src/consent'];
const MODULE = /(?<!\.(?:test|spec|examples))\.m?ts$/;
/** Groups the events of one save: an editor writes a file in several steps, and may save several files. */
const QUIET_MS = 100;

/**
 * Calls back when a module that a function may import has changed. Changes within {@link QUIET_MS} cause one call.
 *
 * @param root the project
 * @param changed gets the path of the first changed file, relative to the root
 * @returns a function that stops watching, once every file is watched: an earlier save would go unnoticed
 */
const watchFunctions = async (root: string, changed: (file: string) => void): Promise<() => void> => {
  let first: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  const note = (file: string): void => {
    if (!MODULE.test(file)) return;
    first ??= file;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const file = first ?? '';
      first = undefined;
      changed(file);
    }, QUIET_MS);
  };
  // Node's own recursive watch loses a file that an editor or Git replaces by a new one.
  const watcher = watch(FOLDERS, { cwd: root, ignoreInitial: true })
    .on('all', (_, file) => note(file))
    .on('error', (error) => console.error('Functions do not reload, their files cannot be watched:', error));
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return () => {
    clearTimeout(timer);
    void watcher.close();
  };
};

/**
 * Reloads the functions of a host whenever one of their modules is saved, and logs it.
 *
 * @param root the project
 * @returns a function that stops the reloading
 */
export const reloadOnChange = (root: string, host: Host): Promise<() => void> => {
  passVersionsOn(root);
  return watchFunctions(root, (file) => {
    host.reload().then(
      () => console.log(`Functions reloaded: ${file}`),
      (error: unknown) => console.error('Functions not reloaded, the old ones still answer:', error),
    );
  });
};
