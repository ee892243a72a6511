import type { CvExtension } from '../../../src/lead/cv.ts';
import { cvContentProblem } from '../../../src/lead/cv-content.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { CvRefusal } from './cv-refusals.ts';

/**
 * Checks the size and the kind of a CV (docs/cv-uploads.md, "What is checked"). It takes milliseconds, whatever the file
 * holds.
 *
 * @param extension the extension in the file's name
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
 */
export const checkCv = (extension: CvExtension, bytes: Uint8Array): CvRefusal | undefined => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > CV_MAX_BYTES) return 'too_large';
  return cvContentProblem(extension, bytes);
};
