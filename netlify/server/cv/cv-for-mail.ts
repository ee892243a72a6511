import { type CvExtension, cvExtension } from '../../../src/lead/cv.ts';
import type { Database } from '../database/database.ts';
import type { CvRefusal } from './cv-refusals.ts';
import { closeUpload, findUpload } from './upload-store.ts';
import { finishUpload, readWhole } from './whole-cv.ts';

/** What a lead's mail carries or says of the curriculum. */
export type CvForMail =
  | { readonly kind: 'attached'; readonly filename: string; readonly type: string; readonly content: Buffer }
  | { readonly kind: 'missing'; readonly reason: CvRefusal | MailAbsence };

/** Why a curriculum that was kept is not in a mail: it cannot be read now, or the provider refused it. */
type MailAbsence = 'unreachable' | 'rejected';

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

const missing = (reason: CvRefusal | MailAbsence): CvForMail => ({ kind: 'missing', reason });

/**
 * The curriculum of a lead whose mail is due. One that is still on its way has had its time: from here on it is
 * late, so that every try to send the mail gives the same bytes.
 *
 * @param uploadId the lead's; null = it has none
 * @throws {NeonDbError} the curriculum may be there, but cannot be read now
 */
export const cvForMail = async (
  database: Database,
  uploadId: string | null,
): Promise<CvForMail | undefined> => {
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
