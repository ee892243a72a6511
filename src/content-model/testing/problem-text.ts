import { ContentError } from '../read/content-error.ts';
import { readContent } from '../read-content.ts';
import { smallAnchorsOf, smallSectionSchema } from './small-section.ts';
import { type ContentChanges, temporaryProject } from './temporary-project.ts';

/**
 * @param changes the mistakes in an otherwise valid project
 * @returns the error of the reader
 */
export const contentError = (changes: ContentChanges): ContentError => {
  try {
    readContent(smallSectionSchema, temporaryProject(changes), { anchorsOf: smallAnchorsOf });
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content was accepted.');
};

/**
 * @param changes the mistakes in an otherwise valid project
 * @returns the message of the reader, without its first two lines and its last line
 */
export const problemText = (changes: ContentChanges): string =>
  contentError(changes).message.split('\n').slice(2, -1).join('\n');

/** One problem as the message shows it. `file` is the path below `src/content`. */
export const block = (file: string, field: string, expected: string, received: string): string =>
  `src/content/${file}\n  field     ${field}\n  expected  ${expected}\n  received  ${received}`;
