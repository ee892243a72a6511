import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';
import { REACT_FILE } from './react-file.ts';

const OPTIONS: MinifyOptions = { ecma: 2020, module: true, compress: { passes: 4 } };

/**
 * Fields of the nodes in React's own tree, which only React DOM's file reads and writes, and never by a quoted name
 * (`tests/site/shipped-scripts.test.ts`). Short they are 320 bytes of brotli less. One that React renames is shipped under
 * its new name.
 */
export const FIBER_FIELDS = [
  'childLanes',
  'memoizedProps',
  'memoizedState',
  'pendingProps',
  'stateNode',
  'subtreeFlags',
] as const;

const REACT_OPTIONS: MinifyOptions = {
  ...OPTIONS,
  mangle: { properties: { regex: new RegExp(`^(?:${FIBER_FIELDS.join('|')})$`), keep_quoted: true } },
};

/**
 * @param code of a script, as the bundler's own minifier left it
 * @param options other than those of every script
 * @returns the same in fewer bytes
 * @throws when it is no JavaScript
 */
export const shorten = async (code: string, options = OPTIONS): Promise<string> =>
  (await minify(code, options)).code ?? code;

/**
 * A second minifier over the scripts that visitors get: 500 of their 75,000 bytes of brotli. Over the first one's
 * output; alone it leaves React 300 bytes larger.
 */
export const terser = (): Plugin => ({
  name: 'terser',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: async (_options, files) => {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      // Once more without short names for fields: 80 bytes that it does not see while it looks for them.
      const code = file.name === REACT_FILE.name ? await shorten(file.code, REACT_OPTIONS) : file.code;
      file.code = await shorten(code);
    }
  },
});
