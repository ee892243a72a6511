import { type CvExtension, cvExtension } from '../../../src/lead/cv.ts';
import type { Database } from '../database/database.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { findUpload } from './upload-store.ts';
import { finishUpload, readWhole } from './whole-cv.ts';

/**
 * Why a mail lacks the CV: we refused the file, cannot read it from the database, or the mail provider rejected it.
 */
type Absence = CvRefusal | 'unreachable' | 'rejected';

/** The attachment of a lead's mail, or the reason it gives for a missing one. */
export type CvForMail =
  | { readonly kind: 'attached'; readonly filename: string; readonly type: string; readonly content: Buffer }
  | { readonly kind: 'missing'; readonly reason: Absence };

const TYPES: Readonly<Record<CvExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * @param filename a name from `cleanFileName`
 * @param content a file that `checkCv` accepts
 * @returns the attachment; its media type comes from the checked extension, never from the visitor's request
 */
export const attachedCv = (filename: string, content: Buffer): CvForMail => {
  const type = TYPES[cvExtension(filename) ?? 'pdf'];
  return { kind: 'attached', filename, type, content };
};

const missing = (reason: Absence): CvForMail => ({ kind: 'missing', reason });

/** A promise did not settle in the time given to it. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * Waits for a promise for a limited time. The work behind the promise continues after the timeout, so it must be safe
 * to ignore.
 *
 * @param milliseconds 0 or less = no time is left
 * @throws {TooLate} when the promise has not settled by then
 */
export const within = async <T>(milliseconds: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), Math.max(0, milliseconds));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
};

const read = async (database: Database, uploadId: string | null): Promise<CvForMail | undefined> => {
  if (uploadId === null) return undefined;
  const found = await findUpload(database, uploadId);
  if (found === undefined) return missing('unreachable');
  const upload = await finishUpload(database, found);
  if (upload.state !== 'complete') return missing(upload.refusal ?? 'late');
  const content = await readWhole(database, upload);
  return content === undefined ? missing('mismatch') : attachedCv(upload.filename, content);
};

/**
 * Reads the CV of a lead whose mail is due. An upload that is still incomplete stays open: the mail goes without it, and
 * the file follows in a mail of its own once it is whole.
 *
 * @param uploadId the lead's upload; null = it has none
 * @param milliseconds for the whole read: a large file takes several statements, each with its own timeout
 * @throws {NeonDbError} the database did not answer; the CV may still be there
 * @throws {TooLate} the read takes longer than `milliseconds`
 */
export const cvForMail = (
  database: Database,
  uploadId: string | null,
  milliseconds: number,
): Promise<CvForMail | undefined> => within(milliseconds, read(database, uploadId));
