import type { Database } from '../database/database.ts';
import { attachedCv, type CvForMail } from './cv-for-mail.ts';
import { findUpload } from './upload-store.ts';
import { readWhole } from './whole-cv.ts';

/**
 * @param leadId a UUID
 * @returns the curriculum of a lead, whole and checked; undefined when there is none, when it has not arrived, or was refused
 * @throws {NeonDbError} the database does not answer
 */
export const storedCv = async (
  database: Database,
  leadId: string,
): Promise<(CvForMail & { kind: 'attached' }) | undefined> => {
  const [lead] = await database.query<{ uploadId: string | null }>(
    'select cv_upload_id as "uploadId" from leads where id = $1::uuid and payload is not null',
    [leadId],
  );
  const upload = lead?.uploadId ? await findUpload(database, lead.uploadId) : undefined;
  if (upload?.state !== 'complete') return undefined;
  const content = await readWhole(database, upload);
  if (content === undefined) return undefined;
  const cv = attachedCv(upload.filename, content);
  return cv.kind === 'attached' ? cv : undefined;
};
