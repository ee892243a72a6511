/** A file that a guide asks the reader to write. */
export interface ExampleFile {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
}

const EXAMPLE = /^```yaml\n# new file: (\S+)\n([\s\S]*?)^```$/gm;

/**
 * @param markdown a guide
 * @returns its YAML blocks that begin with `# new file: src/content/…`, in order
 */
export const newFilesIn = (markdown: string): ExampleFile[] =>
  Array.from(markdown.matchAll(EXAMPLE), ([, file = '', text = '']) => ({ file, text }));

const EDIT = /^```yaml\n# (src\/content\/\S+\.yaml)\n([\s\S]*?)^```$/gm;

/**
 * @param markdown a guide
 * @returns its YAML blocks that begin with `# src/content/…`: changes to an existing file
 */
export const editsIn = (markdown: string): ExampleFile[] =>
  Array.from(markdown.matchAll(EDIT), ([, file = '', text = '']) => ({ file, text }));
