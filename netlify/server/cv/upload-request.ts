import * as z from 'zod/mini';
import { CV_MESSAGES, CV_TOO_LARGE } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { messagesOf } from '../../../src/lead/schema.ts';
import { jsonObject } from '../http/json-object.ts';
import { mediaTypeOf } from '../http/request-body.ts';
import { cleanFileName } from './file-name.ts';
import type { AnnouncedCv } from './upload-store.ts';

/** Limits the number of parts of a file, not the size of each: a flood cannot create thousands of parts. */
const PART_MIN_BYTES = 64 * 1024;
/** Longer than any media type of an office document; the type decides nothing. */
const TYPE_MAX_LENGTH = 255;
const SHA256 = /^[0-9a-f]{64}$/i;

export const UPLOAD_MESSAGES = {
  type: 'Tipo del file non valido',
  size: 'Dimensione del file non valida',
  sha256: 'Impronta SHA-256 del file non valida',
  part: 'Parte del file non valida',
} as const;

export type UploadErrors = Partial<Record<'filename' | 'type' | 'size' | 'sha256', string>>;

type UploadVerdict =
  | { readonly ok: true; readonly cv: AnnouncedCv }
  | { readonly ok: false; readonly errors: UploadErrors };

const announcementSchema = z.object({
  filename: z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' ? cleanFileName(given)?.filename : undefined)),
    z.string(CV_MESSAGES.extension),
  ),
  // Optional, because browsers send no type that their system does not know. No decision depends on it.
  type: z.optional(
    z
      .string(UPLOAD_MESSAGES.type)
      .check(z.refine((type) => type.length <= TYPE_MAX_LENGTH, UPLOAD_MESSAGES.type)),
  ),
  size: z
    .int({ error: UPLOAD_MESSAGES.size, abort: true })
    .check(
      z.nonnegative({ error: UPLOAD_MESSAGES.size, abort: true }),
      z.positive({ error: CV_MESSAGES.empty, abort: true }),
      z.maximum(CV_MAX_BYTES, CV_TOO_LARGE.description),
    ),
  sha256: z.string(UPLOAD_MESSAGES.sha256).check(z.regex(SHA256, UPLOAD_MESSAGES.sha256), z.toLowerCase()),
});

/**
 * @param value the JSON of an announcement: `{filename, type, size, sha256}`
 * @returns the announced file, or every wrong field with its message
 */
export const checkAnnouncement = (value: unknown): UploadVerdict => {
  const { success, data, error } = announcementSchema.safeParse(jsonObject(value));
  if (!success) return { ok: false, errors: messagesOf(error) };
  const { filename, size, sha256 } = data;
  return { ok: true, cv: { filename, size, sha256 } };
};

/**
 * @param text the part number from the URL, counted from 0
 * @param size bytes of the whole file
 * @returns the number; undefined when no file of that size has such a part
 */
export const readPartNumber = (text: string, size: number): number | undefined => {
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const part = Number(text);
  return part < Math.ceil(size / PART_MIN_BYTES) ? part : undefined;
};

/** Whether a part may have this content type: one whose body the platform passes on unchanged. */
export const isBinaryType = (contentType: string | null): boolean => {
  const type = mediaTypeOf(contentType);
  return (
    type === '' ||
    type === 'application/octet-stream' ||
    type === 'application/pdf' ||
    type === 'application/msword' ||
    type.startsWith('application/vnd.openxmlformats-officedocument.')
  );
};
