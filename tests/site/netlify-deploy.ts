import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type FunctionConfig, type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';

export const ROOT = join(import.meta.dirname, '../..');

interface FunctionSettings {
  readonly included_files?: readonly string[];
  readonly region?: FunctionConfig['region'];
}

/** What Netlify reads from netlify.toml. */
interface DeployConfig {
  readonly build: {
    readonly command: string;
    readonly publish: string;
    readonly environment: Readonly<Record<string, string>>;
  };
  readonly functionsDirectory: string;
  readonly functions: Readonly<Record<string, FunctionSettings>>;
  readonly redirects: readonly { readonly from: string; readonly status: number }[];
  readonly headers: readonly { readonly for: string }[];
}

const read = new Map<string, Promise<DeployConfig>>();

/**
 * Reads netlify.toml, `dist/_headers` and `dist/_redirects` with Netlify's own code, once for all tests of a process.
 *
 * @param context a deploy context, e.g. `production`
 * @throws the errors of Netlify's build
 */
export const deployConfig = (context: string): Promise<DeployConfig> => {
  const known = read.get(context);
  if (known) return known;
  const config = resolveConfig({
    config: join(ROOT, 'netlify.toml'),
    cwd: ROOT,
    repositoryRoot: ROOT,
    branch: 'main',
    context,
    offline: true,
    buffer: true,
  }).then(({ config }) => config);
  read.set(context, config);
  return config;
};

/**
 * Bundles every function with Netlify's own code, as files instead of archives.
 *
 * @param folder an empty folder
 * @returns each function, with the region of netlify.toml and the paths, schedule and limits that Netlify read from its
 *   code
 */
export const bundleFunctions = async (folder: string): Promise<FunctionResult[]> => {
  const { build, functionsDirectory, functions } = await deployConfig('production');
  const { included_files = [], region } = functions['*'] ?? {};
  return zipFunctions(functionsDirectory, folder, {
    basePath: ROOT,
    archiveFormat: 'none',
    // The form in which @netlify/build passes them.
    config: {
      '*': {
        includedFiles: [...included_files],
        includedFilesBasePath: ROOT,
        nodeVersion: build.environment['NODE_VERSION'],
        region,
      },
    },
  });
};
