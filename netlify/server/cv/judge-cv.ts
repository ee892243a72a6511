import type { CvExtension } from '../../../src/lead/cv.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { checkDoc } from './doc.ts';
import { checkDocx } from './docx.ts';
import { checkPdf } from './pdf.ts';
import { Budget, Refused } from './refused.ts';

const CHECKS: Readonly<Record<CvExtension, (bytes: Buffer, budget: Budget) => void | Promise<void>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
};

/**
 * Judges the content of a CV (docs/cv-uploads.md, "What is checked"). It may work for long on a hostile file, so
 * `checkCv` calls it in a thread of its own.
 *
 * @param extension the extension in the file's name
 * @param bytes the whole file, 1 to CV_MAX_BYTES
 * @returns why the file is refused; undefined when it is accepted
 */
export const judgeCv = async (extension: CvExtension, bytes: Buffer): Promise<CvRefusal | undefined> => {
  try {
    await CHECKS[extension](bytes, new Budget());
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};
