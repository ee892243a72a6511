import type { CvExtension } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { checkPdf } from './pdf.ts';
import { checkDoc, checkDocx } from './word.ts';

const CHECKS: Readonly<Record<CvExtension, (bytes: Buffer) => CvRefusal | undefined>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Checks the size and the content of a CV (docs/cv-uploads.md, "What is checked").
 *
 * @param extension the extension in the file's name
 * @param bytes the whole file
 * @returns why the file is refused; undefined when it is accepted
 */
export const checkCv = (extension: CvExtension, bytes: Buffer): CvRefusal | undefined => {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > CV_MAX_BYTES) return 'too_large';
  return CHECKS[extension](bytes);
};
