import { NeonDbError } from '@neondatabase/serverless';
import { attachedCv, type CvForMail } from '../cv/cv-for-mail.ts';
import { keepInlineCv } from '../cv/inline-cv.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Attachment } from './lead-attachment.ts';
import type { ReceivedLead } from './received-lead.ts';

type Kept =
  /** The upload that the lead will name; null = it has no curriculum. */
  | { readonly kind: 'kept'; readonly uploadId: string | null }
  /** The visitor has sent as many files as one may. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * Keeps what came along with a lead before the lead is stored, which names it.
 *
 * @param address of the visitor, for the quota
 * @throws {NeonDbError} nothing is known to be kept
 */
export const keepAttachment = async (
  attachment: Attachment | undefined,
  lead: ReceivedLead,
  address: string | undefined,
  using: Dependencies,
): Promise<Kept> => {
  if (attachment === undefined) return { kind: 'kept', uploadId: null };
  if (attachment.kind === 'upload') return { kind: 'kept', uploadId: attachment.id };
  return await keepInlineCv(lead, attachment, address, using);
};

/**
 * @param error what storing a lead threw
 * @returns whether the upload that it names is another lead's, or not there: the names are the constraints of
 *   `leads.cv_upload_id`
 */
export const isUploadGone = (error: unknown): boolean =>
  error instanceof NeonDbError && (error.constraint ?? '').startsWith('leads_cv_upload_id_');

/** @returns the curriculum for a mail that is sent without the database: what came in parts is out of reach */
export const cvWithoutDatabase = (attachment: Attachment | undefined): CvForMail | undefined => {
  if (attachment === undefined) return undefined;
  if (attachment.kind === 'upload') return { kind: 'missing', reason: 'unreachable' };
  return attachedCv(attachment.filename, attachment.bytes);
};
