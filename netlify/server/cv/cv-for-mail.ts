import { type CvExtension, cvExtension } from '../../../src/lead/cv.ts';
import type { Database } from '../database/database.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { closeUpload, findUpload } from './upload-store.ts';
import { finishUpload, readWhole } from './whole-cv.ts';

/** Why a curriculum is not in a mail: it was not taken, it cannot be read now, or the mail provider refused it. */
type Absence = CvRefusal | 'unreachable' | 'rejected';

/** What a lead's mail carries or says of the curriculum. */
export type CvForMail =
  | { readonly kind: 'attached'; readonly filename: string; readonly type: string; readonly content: Buffer }
  | { readonly kind: 'missing'; readonly reason: Absence };

const TYPES: Readonly<Record<CvExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * @param filename cleaned
 * @param content checked
 * @returns the attachment; its type follows from the name and the content, never from what a visitor said
 */
export const attachedCv = (filename: string, content: Buffer): CvForMail => {
  const type = TYPES[cvExtension(filename) ?? 'pdf'];
  return { kind: 'attached', filename, type, content };
};

const missing = (reason: Absence): CvForMail => ({ kind: 'missing', reason });

/** What was asked for is not there in time. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * Stops waiting for a promise, which itself goes on: what it does must do no harm when nobody waits for it any more.
 *
 * @param milliseconds 0 or less = it is too late already
 * @throws {TooLate} once that time is over
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
  let upload = await finishUpload(database, found);
  if (upload.state === 'open') {
    await closeUpload(database, uploadId, { refusal: 'late', judged: null });
    upload = (await findUpload(database, uploadId)) ?? upload;
  }
  if (upload.state !== 'complete') return missing(upload.refusal ?? 'late');
  const content = await readWhole(database, upload);
  return content === undefined ? missing('mismatch') : attachedCv(upload.filename, content);
};

/**
 * The curriculum of a lead whose mail is due. One that is still on its way has had its time: from here on it is
 * late, so that every try to send the mail gives the same bytes.
 *
 * @param uploadId the lead's; null = it has none
 * @param milliseconds for all of it: a large file takes several statements, each with a patience of its own
 * @throws {NeonDbError} the curriculum may be there, but cannot be read now
 * @throws {TooLate} it takes longer
 */
export const cvForMail = (
  database: Database,
  uploadId: string | null,
  milliseconds: number,
): Promise<CvForMail | undefined> => within(milliseconds, read(database, uploadId));
