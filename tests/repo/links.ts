import { posix } from 'node:path';

const FENCE = /^```[\s\S]*?^```/gm;
const CODE_SPAN = /`[^`\n]+`/g;
const LINK = /\]\(([^)\s#]*)(?:#([^)\s]+))?\)/g;
const HEADING = /^#{1,6} (.+)$/gm;

/** Where a relative link of a document leads. */
interface Link {
  /** From the project's root. */
  readonly file: string;
  /** The heading's fragment; undefined for a whole file. */
  readonly heading: string | undefined;
}

/** @returns the links of a document to files of the project, examples in code left out */
export const linksIn = (file: string, markdown: string): Link[] =>
  Array.from(
    markdown.replace(FENCE, '').replace(CODE_SPAN, '').matchAll(LINK),
    ([, target = '', heading]) => ({ target, heading }),
  )
    .filter(({ target }) => !/^[a-z]+:/.test(target))
    .map(({ target, heading }) => ({
      file: target === '' ? file : posix.join(posix.dirname(file), target),
      heading,
    }));

/** @returns the documents that a source file names */
export const docsNamedIn = (source: string): string[] =>
  source.match(/(?<![\w/])docs\/[\w./-]+\.md\b/g) ?? [];

/** @returns the fragments under which GitHub links to the headings of a text */
export const headingsOf = (markdown: string): string[] =>
  Array.from(markdown.replace(FENCE, '').matchAll(HEADING), ([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
