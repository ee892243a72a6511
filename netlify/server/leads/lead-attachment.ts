import { hash } from 'node:crypto';
import { NeonDbError } from '@neondatabase/serverless';
import * as z from 'zod/mini';
import { CV_MESSAGES } from '../../../src/lead/cv.ts';
import { checkCv } from '../cv/check-cv.ts';
import { attachedCv, type CvForMail } from '../cv/cv-for-mail.ts';
import { CV_REFUSALS } from '../cv/cv-refusals.ts';
import { cleanFileName } from '../cv/file-name.ts';
import { type InlineCv, keepInlineCv } from '../cv/inline-cv.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PostedFile } from '../http/request-body.ts';
import { uuid } from '../uuid.ts';

export const ATTACHMENT_MESSAGES = {
  /** The form is not an application. */
  unexpected: 'Questo modulo non riceve allegati: togli il file e invia di nuovo la richiesta',
  unreadable: 'Il curriculum non è leggibile: scegli di nuovo il file',
  /** The upload belongs to another lead, or was erased after a day. */
  gone: 'Il curriculum non è più disponibile: scegli di nuovo il file',
} as const;

/** The curriculum that a request contains or names, before validation. */
export type GivenAttachment =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'file' } & PostedFile)
  /** A file that the browser sends in parts, before or after the lead. */
  | { readonly kind: 'upload'; readonly id: string }
  | { readonly kind: 'unreadable' };

/** A valid curriculum, or the id of the upload that contains one. */
export type Attachment =
  | ({ readonly kind: 'inline' } & InlineCv)
  | { readonly kind: 'upload'; readonly id: string };

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Strict, because Node silently skips invalid characters, which would damage the file. */
const base64 = z.pipe(
  z.string().check(z.refine((text) => text.length % 4 === 0 && BASE64.test(text))),
  z.transform((text) => Buffer.from(text, 'base64')),
);

const absent = z.optional(z.undefined());

/** Ignores the `type` of a file. Its name and content decide what it is. */
const attachmentSchema = z.union([
  z.object({ uploadId: uuid, content: absent }),
  z.object({ uploadId: absent, filename: z.string(), content: base64 }),
]);

/** @param value the `attachment` of a body: in JSON `{filename, content, type}` or `{uploadId}` */
export const readAttachment = (value: unknown): GivenAttachment => {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  const { success, data } = attachmentSchema.safeParse(value);
  if (!success) return { kind: 'unreadable' };
  if (data.content === undefined) return { kind: 'upload', id: data.uploadId };
  return { kind: 'file', filename: data.filename, bytes: data.content };
};

type AttachmentVerdict =
  | { readonly ok: true; readonly attachment: Attachment | undefined }
  | { readonly ok: false; readonly message: string };

/**
 * Checks a curriculum: it is allowed only with an application (Specification §3), must be of a known file type and at
 * most 5 MB, and its content must match its extension (docs/cv-uploads.md, "What is checked").
 */
export const checkAttachment = (given: GivenAttachment, formType: unknown): AttachmentVerdict => {
  if (given.kind === 'none') return { ok: true, attachment: undefined };
  if (formType !== 'career') return { ok: false, message: ATTACHMENT_MESSAGES.unexpected };
  if (given.kind === 'unreadable') return { ok: false, message: ATTACHMENT_MESSAGES.unreadable };
  if (given.kind === 'upload') return { ok: true, attachment: given };
  const name = cleanFileName(given.filename);
  if (name === undefined) return { ok: false, message: CV_MESSAGES.extension };
  const refusal = checkCv(name.extension, given.bytes);
  if (refusal !== undefined) return { ok: false, message: CV_REFUSALS[refusal] };
  return { ok: true, attachment: { kind: 'inline', filename: name.filename, bytes: given.bytes } };
};

/** @returns a text that identifies the curriculum of a lead without a key; undefined if there is none */
export const attachmentIdentity = (attachment: Attachment | undefined): string | undefined => {
  if (attachment === undefined) return undefined;
  if (attachment.kind === 'upload') return `upload ${attachment.id}`;
  return `file ${hash('sha256', attachment.bytes)} ${attachment.filename}`;
};

type Kept =
  /** The id of the upload for the lead's row; null = the lead has no curriculum. */
  | { readonly kind: 'kept'; readonly uploadId: string | null }
  /** The visitor has reached the limit of files. */
  | { readonly kind: 'limited'; readonly retryAfterSeconds: number };

/**
 * Stores a curriculum before its lead, because the lead's row refers to it.
 *
 * @param address of the visitor, for the quota
 * @throws {NeonDbError} it is not certain that the curriculum is stored
 */
export const keepAttachment = async (
  attachment: Attachment | undefined,
  leadId: string,
  address: string | undefined,
  using: Dependencies,
): Promise<Kept> => {
  if (attachment === undefined) return { kind: 'kept', uploadId: null };
  if (attachment.kind === 'upload') return { kind: 'kept', uploadId: attachment.id };
  return await keepInlineCv(leadId, attachment, address, using);
};

/**
 * @param error what storing a lead threw
 * @returns whether the lead's upload belongs to another lead or does not exist, judged by the constraint of
 *   `leads.cv_upload_id` that failed
 */
export const isUploadGone = (error: unknown): boolean =>
  error instanceof NeonDbError && (error.constraint ?? '').startsWith('leads_cv_upload_id_');

/** @returns the curriculum for a mail that is sent without the database. A file that was sent in parts is missing */
export const cvWithoutDatabase = (attachment: Attachment | undefined): CvForMail | undefined => {
  if (attachment === undefined) return undefined;
  if (attachment.kind === 'upload') return { kind: 'missing', reason: 'unreachable' };
  return attachedCv(attachment.filename, attachment.bytes);
};
