import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, WHOLE_FILE } from '../read/content-error.ts';
import { oneOf } from '../read/nearest.ts';
import { CONTENT_FOLDER } from '../read/read-collection.ts';

/**
 * Finds folders and YAML files that nothing reads. An edit there would have no effect.
 *
 * @param root the folder of the project
 * @param known names of the collections, each a folder or a file
 * @returns a problem for each other folder and YAML file directly in `src/content`
 */
export const strayEntries = (root: string, known: readonly string[]): ContentProblem[] => {
  const folder = join(root, CONTENT_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.') && (entry.isDirectory() || /\.ya?ml$/.test(entry.name)))
    .filter((entry) => !known.includes(entry.isDirectory() ? entry.name : entry.name.replace(/\.yaml$/, '')))
    .map(({ name }) => ({
      file: `${CONTENT_FOLDER}/${name}`,
      field: WHOLE_FILE,
      expected: oneOf('a collection', name.replace(/\.ya?ml$/, ''), known),
      received: JSON.stringify(name),
    }));
};
