import { join } from 'node:path';
import { resolveConfig } from '@netlify/config';
import { type FunctionResult, zipFunctions } from '@netlify/zip-it-and-ship-it';

export const ROOT = join(import.meta.dirname, '../..');

/** What Netlify reads from netlify.toml. */
interface DeployConfig {
  readonly build: {
    readonly command: string;
    readonly publish: string;
    readonly environment: Readonly<Record<string, string>>;
  };
  readonly functionsDirectory: string;
  readonly functions: Readonly<Record<string, { readonly included_files: readonly string[] }>>;
  readonly redirects: readonly { readonly from: string; readonly status: number }[];
  readonly headers: readonly { readonly for: string }[];
}

/**
 * Reads netlify.toml, `dist/_headers` and `dist/_redirects` with Netlify's own code.
 *
 * @param context a deploy context, e.g. `production`
 * @throws the errors of Netlify's build
 */
export const deployConfig = async (context: string): Promise<DeployConfig> => {
  const { config } = await resolveConfig({
    config: join(ROOT, 'netlify.toml'),
    cwd: ROOT,
    repositoryRoot: ROOT,
    branch: 'main',
    context,
    offline: true,
    buffer: true,
  });
  return config;
};

/**
 * Bundles every function with Netlify's own code, as files instead of archives.
 *
 * @param folder an empty folder
 * @returns each function, with the paths, schedule and limits that Netlify read from its code
 */
export const bundleFunctions = async (folder: string): Promise<FunctionResult[]> => {
  const { functionsDirectory, functions } = await deployConfig('production');
  const includedFiles = [...(functions['*']?.included_files ?? [])];
  return zipFunctions(functionsDirectory, folder, {
    basePath: ROOT,
    archiveFormat: 'none',
    // The form in which @netlify/build passes them.
    config: { '*': { includedFiles, includedFilesBasePath: ROOT } },
  });
};
