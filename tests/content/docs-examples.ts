/** A file that a guide tells to write. */
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
