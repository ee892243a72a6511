import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

const VERSION = /\?version=\d+$/;

/**
 * Node reads a module once for each address. From now on the version in the address of a module that is imported goes on
 * to all that it imports of this project: `import('…/send.mts?version=2')` reads the function and its modules anew.
 * Its name for debuggers is that of its file, so that breakpoints hold.
 *
 * @param root the project; packages in its `node_modules` stay as they are
 */
export const passVersionsOn = (root: string): void => {
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
