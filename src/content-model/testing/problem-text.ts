import type { Content } from '../collections.ts';
import { ContentError } from '../read/content-error.ts';
import { readContent } from '../read-content.ts';
import type { Kind } from '../section.ts';
import { SMALL_KINDS } from './small-kinds.ts';
import { type ContentChanges, temporaryProject } from './temporary-project.ts';

/**
 * @param root the folder of a project with a fixture agency
 * @param day year-month-day
 * @param kinds the kinds of sections that its pages may have
 * @returns its content
 */
export const readProject = (root: string, day?: string, kinds: readonly Kind[] = SMALL_KINDS): Content =>
  readContent(root, day, kinds).content;

/**
 * @param changes the mistakes in the otherwise valid fixture agency
 * @param kinds the kinds of sections that its pages may have
 * @returns the error of the reader
 */
export const contentError = (changes: ContentChanges, kinds?: readonly Kind[]): ContentError => {
  try {
    readProject(temporaryProject(changes), undefined, kinds);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content was accepted.');
};

/**
 * @param changes the mistakes in the otherwise valid fixture agency
 * @returns the message of the reader, without its first two lines and its last line
 */
export const problemText = (changes: ContentChanges): string =>
  contentError(changes).message.split('\n').slice(2, -1).join('\n');

/** One problem as the message shows it. `file` is the path below `src/content`. */
export const block = (file: string, field: string, expected: string, received: string): string =>
  `src/content/${file}\n  field     ${field}\n  expected  ${expected}\n  received  ${received}`;
