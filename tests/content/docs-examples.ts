import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project-copy.ts';

/** What marketing writes, for the copy that these tests build. */
export const EXAMPLES = readFileSync(join(PROJECT, 'tests/content/recipes/examples.md'), 'utf8');

/** A file to write. */
export interface ExampleFile {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
}

const EXAMPLE = /^```yaml\n# new file: (\S+)\n([\s\S]*?)^```$/gm;

/**
 * @param markdown such as {@link EXAMPLES}
 * @returns its YAML blocks that begin with `# new file: src/content/…`, in order
 */
export const newFilesIn = (markdown: string): ExampleFile[] =>
  Array.from(markdown.matchAll(EXAMPLE), ([, file = '', text = '']) => ({ file, text }));

const EDIT = /^```yaml\n# (src\/content\/\S+\.yaml)\n([\s\S]*?)^```$/gm;

/**
 * @param markdown such as {@link EXAMPLES}
 * @returns its YAML blocks that begin with `# src/content/…`: changes to an existing file
 */
export const editsIn = (markdown: string): ExampleFile[] =>
  Array.from(markdown.matchAll(EDIT), ([, file = '', text = '']) => ({ file, text }));
