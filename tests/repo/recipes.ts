import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, readProjectFile } from './project-files.ts';

const guide = readProjectFile('docs/develop.md');

/** The files of the recipes in docs/develop.md, by the path in the comment of their first line. */
const FILES: ReadonlyMap<string, string> = new Map(
  Array.from(guide.matchAll(/^```ts\n\/\/ (\S+)\n([\s\S]*?)^```$/gm), ([, path = '', text = '']) => [
    path,
    text,
  ]),
);

/** The YAML in the recipes that places a section of this kind on a page. */
export const recipeSection = (kind: string): string =>
  guide.match(new RegExp(`^\`\`\`yaml\\n( *- kind: ${kind}\\n[\\s\\S]*?)^\`\`\`$`, 'm'))?.[1] ?? '';

/**
 * Writes the recipes' files beside the project, which they import.
 *
 * @returns the folder to delete afterwards; the files have their paths in it
 */
export const writeRecipes = (): string => {
  mkdirSync(join(ROOT, '.local'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.local/recipes-'));
  for (const [path, text] of FILES) {
    const own = text.replace(/(?<=from ')\.[^']+/g, (address) => {
      const file = join(dirname(path), address);
      return FILES.has(file) ? address : join(ROOT, file);
    });
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), own);
  }
  return folder;
};
