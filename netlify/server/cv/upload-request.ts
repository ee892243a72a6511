import { CV_MESSAGES, CV_TOO_LARGE } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { essenceOf } from '../http/content-type.ts';
import { property } from '../property.ts';
import { cleanFileName } from './file-name.ts';
import type { AnnouncedCv } from './upload-store.ts';

/** Bounds how many parts a file may have, not how small one is: a flood cannot make thousands. */
const PART_MIN_BYTES = 64 * 1024;
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

const sizeError = (size: unknown): string | undefined => {
  if (typeof size !== 'number' || !Number.isSafeInteger(size) || size < 0) return UPLOAD_MESSAGES.size;
  if (size === 0) return CV_MESSAGES.empty;
  return size > CV_MAX_BYTES ? CV_TOO_LARGE.description : undefined;
};

/**
 * @param value the JSON of an announcement: `{filename, type, size, sha256}`
 * @returns the file to come, or every wrong field with its message
 */
export const checkAnnouncement = (value: unknown): UploadVerdict => {
  const [filename, type, size, sha256] = ['filename', 'type', 'size', 'sha256'].map((name) =>
    property(value, name),
  );
  const name = typeof filename === 'string' ? cleanFileName(filename) : undefined;
  const errors: UploadErrors = {};
  if (name === undefined) errors.filename = CV_MESSAGES.extension;
  // A browser says nothing of types that its system does not know, and what it says decides nothing.
  if (type !== undefined && (typeof type !== 'string' || type.length > TYPE_MAX_LENGTH))
    errors.type = UPLOAD_MESSAGES.type;
  const wrongSize = sizeError(size);
  if (wrongSize !== undefined) errors.size = wrongSize;
  const isHash = typeof sha256 === 'string' && SHA256.test(sha256);
  if (!isHash) errors.sha256 = UPLOAD_MESSAGES.sha256;
  if (name === undefined || typeof size !== 'number' || !isHash || Object.keys(errors).length > 0)
    return { ok: false, errors };
  return { ok: true, cv: { filename: name.filename, size, sha256: sha256.toLowerCase() } };
};

/**
 * @param text the part's number as the address has it, from 0
 * @param size bytes of the whole file
 * @returns the number; undefined when no file of that size has such a part
 */
export const readPartNumber = (text: string, size: number): number | undefined => {
  if (!/^\d{1,3}$/.test(text)) return undefined;
  const part = Number(text);
  return part < Math.ceil(size / PART_MIN_BYTES) ? part : undefined;
};

/** What a part may be sent as: anything that the platform hands over byte for byte. */
export const isBinaryType = (contentType: string | null): boolean => {
  const type = essenceOf(contentType);
  return (
    type === '' ||
    type === 'application/octet-stream' ||
    type === 'application/pdf' ||
    type === 'application/msword' ||
    type.startsWith('application/vnd.openxmlformats-officedocument.')
  );
};
