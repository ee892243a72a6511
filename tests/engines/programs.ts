import { accessSync, constants } from 'node:fs';

/** @returns whether the file exists and can be started */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param env the variables, with the `PATH` to search
 * @param names the names of a command, the preferred one first
 * @returns the paths at which a shell would look for them, whether they exist or not
 */
export const pathsOf = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] => {
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
};
