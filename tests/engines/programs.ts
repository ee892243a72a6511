import { accessSync, constants } from 'node:fs';

/** @returns whether the file is there and may be started */
export const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * @param env its `PATH` is looked through
 * @param names of a command, the preferred one first
 * @returns the paths at which a shell would look for them, whether something is there or not
 */
export const pathsOf = (
  env: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] => {
  const folders = (env['PATH'] ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
};
