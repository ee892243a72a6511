import * as z from 'zod/mini';
import { CV_MESSAGES } from '../../../src/lead/cv.ts';
import { checkCv } from '../cv/check-cv.ts';
import { CV_REFUSALS } from '../cv/cv-refusals.ts';
import { cleanFileName } from '../cv/file-name.ts';
import type { InlineCv } from '../cv/inline-cv.ts';
import { sha256Of } from '../cv/whole-cv.ts';
import type { PostedFile } from '../http/request-body.ts';
import { uuid } from '../uuid.ts';

export const ATTACHMENT_MESSAGES = {
  /** A form that is no application. */
  unexpected: 'Questo modulo non riceve allegati: togli il file e invia di nuovo la richiesta',
  unreadable: 'Il curriculum non è leggibile: scegli di nuovo il file',
  /** Of another lead, or erased after a day. */
  gone: 'Il curriculum non è più disponibile: scegli di nuovo il file',
} as const;

/** What a request says of a curriculum, before any rule. */
export type GivenAttachment =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'file' } & PostedFile)
  /** Sent, or to be sent, in parts. */
  | { readonly kind: 'upload'; readonly id: string }
  | { readonly kind: 'unreadable' };

/** A curriculum that passed every rule, or the upload that brings one. */
export type Attachment =
  | ({ readonly kind: 'inline' } & InlineCv)
  | { readonly kind: 'upload'; readonly id: string };

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Strict: what Node would skip in silence is a damaged file. */
const base64 = z.pipe(
  z.string().check(z.refine((text) => text.length % 4 === 0 && BASE64.test(text))),
  z.transform((text) => Buffer.from(text, 'base64')),
);

const absent = z.optional(z.undefined());

/** A file's `type` decides nothing: what a file is, its name and its content say. */
const attachmentSchema = z.union([
  z.object({ uploadId: uuid, content: absent }),
  z.object({ uploadId: absent, filename: z.string(), content: base64 }),
]);

/** @param value what a body has as `attachment`: `{filename, content, type}` or `{uploadId}` in JSON */
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
 * Applies the rules of a curriculum: only with an application (Specification §3), of a known kind, at most 5 MB, and
 * nothing but what it says it is (docs/cv-uploads.md, "What is checked").
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

/** @returns what tells one curriculum from another in a lead's hash; undefined when there is none */
export const attachmentIdentity = (attachment: Attachment | undefined): string | undefined => {
  if (attachment === undefined) return undefined;
  if (attachment.kind === 'upload') return `upload ${attachment.id}`;
  return `file ${sha256Of(attachment.bytes)} ${attachment.filename}`;
};
