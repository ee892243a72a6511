import { CV_UPLOADS_ENDPOINT } from '../../../lead/cv.ts';
import { CV_UNREADABLE, cvRefused } from '../../../lead/cv-notices.ts';
import type { Notice } from '../../../lead/notices.ts';
import type { Attachment } from '../send-lead.ts';
import { forgetUpload, keepUpload, keptUpload } from '../tab-storage.ts';
import { sendParts } from './send-parts.ts';

/** Largest file in bytes that the application's own request carries: nothing has to be resumed. docs/cv-uploads.md */
const CV_INLINE_MAX_BYTES = 256 * 1024;
/** Largest file in bytes that the application carries when no upload could be made: 4 MB in base64. */
const CV_INLINE_FALLBACK_MAX_BYTES = 3 * 1024 * 1024;

const ANNOUNCE_TIMEOUT_MS = 15_000;
const INVALID = 422;

/** A curriculum that is ready to be sent with its application. */
export interface PreparedCv {
  /** Missing when announcing got no answer twice, or failed and the file is too large for the application's request. */
  readonly attachment?: Attachment;
  /** Only for a file that is sent in parts, once the application is accepted. */
  readonly sendParts?: (onProgress: (percent: number) => void) => Promise<string | undefined>;
  /** Why the file cannot be sent: there is something wrong with the file itself. */
  readonly refusal?: Notice;
}

const base64 = (bytes: ArrayBuffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = reject;
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(new Blob([bytes]));
  });

/** Puts the file into the application's own request, if it fits. */
const inline = async ({ name, type }: File, bytes: ArrayBuffer): Promise<PreparedCv> =>
  bytes.byteLength > CV_INLINE_FALLBACK_MAX_BYTES
    ? {}
    : { attachment: { filename: name, type, content: await base64(bytes) } };

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

const inParts = (bytes: ArrayBuffer, uploadId: string): PreparedCv => ({
  attachment: { uploadId },
  sendParts: (onProgress) => sendParts(bytes, uploadId, onProgress),
});

/**
 * Makes the upload that the parts will fill. If the server cannot make one, the application may carry the whole file.
 */
const announce = async (file: File, bytes: ArrayBuffer): Promise<PreparedCv> => {
  const { name, type, size } = file;
  const sha256 = hex(await crypto.subtle.digest('SHA-256', bytes));
  const body = JSON.stringify({ filename: name, type, size, sha256 });
  const kept = keptUpload(body);
  if (kept) return inParts(bytes, kept);
  const answer = await fetch(CV_UPLOADS_ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: AbortSignal.timeout(ANNOUNCE_TIMEOUT_MS),
  });
  if (!answer.ok && answer.status !== INVALID) return inline(file, bytes);
  const { uploadId, message } = await answer.json();
  if (!answer.ok) return { refusal: cvRefused(message) };
  keepUpload(body, uploadId);
  return inParts(bytes, uploadId);
};

const prepare = async (file: File): Promise<PreparedCv> => {
  // Read as a whole first: an upload could never be completed if the file changed or vanished between its parts.
  const bytes = await file.arrayBuffer();
  if (bytes.byteLength <= CV_INLINE_MAX_BYTES) return inline(file, bytes);
  const tryAnnounce = (): Promise<PreparedCv> => announce(file, bytes);
  return tryAnnounce()
    .catch(tryAnnounce)
    .catch(() => ({}));
};

const prepared = new WeakMap<File, PreparedCv>();

/** Forgets the upload of a file, so that the next send makes a new one. */
export const forgetCv = (file: File): void => {
  prepared.delete(file);
  forgetUpload();
};

/**
 * Prepares a curriculum for its application: a small file goes into the application's request, a larger one is
 * announced and sent in parts. A retry of the application names the same upload, so that it stays the same application.
 *
 * @param file a file without a `cvProblem`
 * @returns never rejects; with a `refusal` the application is not sent, without an `attachment` it is sent without the
 *   file
 */
export const prepareCv = async (file: File): Promise<PreparedCv> => {
  const known = prepared.get(file);
  if (known) return known;
  const cv = await prepare(file).catch((): PreparedCv => ({ refusal: CV_UNREADABLE }));
  if (cv.attachment) prepared.set(file, cv);
  return cv;
};
