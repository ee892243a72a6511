import { build, type PluginOption } from 'vite';
import { configuredSession, storageKey } from '../../src/session/settings.ts';

/** Variables of optional features. When one is empty, the bundler drops the code of its tag or of the session. */
const OPTIONAL = ['PUBLIC_ANALYTICS_ID', 'PUBLIC_MARKETING_ID', 'PUBLIC_AUTH_URL', 'PUBLIC_AUTH_KEY'];

const variables = (): Record<string, string> => {
  const session = configuredSession(process.env);
  const values = {
    ...Object.fromEntries(OPTIONAL.map((name) => [name, process.env[name]?.trim() ?? ''])),
    SESSION_STORAGE_KEY: session ? storageKey(session.url) : '',
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
  );
};

/** A module with all that it imports, minified. */
export interface Bundled {
  readonly code: string;
  /** The source map, in JSON; the code has no comment that names it. */
  readonly map: string;
}

/**
 * Bundles one source into one minified text.
 *
 * @param entry absolute path of a TypeScript module
 * @param plugins those that the entry's imports need
 * @throws when an import cannot be resolved
 */
export const bundle = async (entry: string, plugins: PluginOption[] = []): Promise<Bundled> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    define: { ...variables(), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      sourcemap: 'hidden',
      minify: true,
      // Not the oldest browsers: fields of classes would get 270 bytes of helpers, which Safari 15 does not need.
      target: 'es2022',
      modulePreload: false,
      // Vite does not minify libraries by itself. `topLevelVar` would write `var`, which escapes an inline script's
      // block.
      // Comments for Vite, such as `@vite-ignore`, would stay.
      rolldownOptions: { output: { minify: true, topLevelVar: false, comments: false } },
      lib: { entry, formats: ['es'] },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled.`);
  const [{ code, map }] = output.output;
  return { code: code.trimEnd(), map: map?.toString() ?? '' };
};
