import { CV_MESSAGES, cvExtension } from '../../lead/cv.ts';
import { cvContentProblem } from '../../lead/cv-content.ts';
import { CV_UNREADABLE, cvRefused } from '../../lead/cv-notices.ts';
import {
  announcementOf,
  CV_INLINE_FALLBACK_MAX_BYTES,
  CV_INLINE_MAX_BYTES,
  inlineAttachment,
} from '../../lead/cv-request.ts';
import type { Notice } from '../../lead/notices.ts';
import { sendMissingParts } from '../../waiting-leads/send-lead.ts';
import type { KeptFile } from '../../waiting-leads/waiting-lead.ts';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Reads a file as a whole: an upload could never be completed if the file changed or vanished between its parts.
 *
 * @param file a file without a `cvProblem`
 * @returns the file as its application carries it: a small one within the request, a larger one announced; or why it
 *   cannot be sent
 */
export const readCv = async (file: File): Promise<KeptFile | { readonly refusal: Notice }> => {
  const { name, type } = file;
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { refusal: CV_UNREADABLE };
  const extension = cvExtension(name);
  const problem = extension && cvContentProblem(extension, new Uint8Array(bytes));
  if (problem) return { refusal: cvRefused(CV_MESSAGES[problem]) };
  // A page that is not served securely has no `subtle`.
  return bytes.byteLength <= CV_INLINE_MAX_BYTES || !crypto.subtle
    ? { name, type, bytes, inline: inlineAttachment(file, bytes) }
    : { name, type, bytes, announcement: await announcementOf(file, bytes) };
};

/** @returns the file for a server that can make no upload at the moment; undefined when it is too large for that */
export const withinRequest = ({ name, type, bytes }: KeptFile): KeptFile | undefined =>
  bytes.byteLength > CV_INLINE_FALLBACK_MAX_BYTES
    ? undefined
    : { name, type, bytes, inline: inlineAttachment({ name, type }, bytes) };

/** Waits until the time is over, the connection returns, or the visitor leaves or comes back to the tab. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      document.removeEventListener('visibilitychange', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    document.addEventListener('visibilitychange', end);
  });

/**
 * Sends a curriculum in parts until it is complete. A lost or slow connection or an overload only delays it: the
 * function is asked which parts have arrived, and the others are sent.
 *
 * @param bytes the whole file
 * @param uploadId id of the upload from its announcement
 * @param onProgress called with the percentage that has arrived
 * @returns undefined when the file has arrived; otherwise why the function refused it, '' when it gave no reason
 */
export const sendParts = async (
  bytes: ArrayBuffer,
  uploadId: string,
  onProgress: (percent: number) => void,
): Promise<string | undefined> => {
  let wait = FIRST_PAUSE_MS;
  let most = 0;
  /** Without progress the pauses grow: a server may answer questions but accept no part. */
  const progress = (percent: number): void => {
    if (percent > most) wait = FIRST_PAUSE_MS;
    most = percent;
    onProgress(percent);
  };
  for (let asks = false; ; asks = true) {
    try {
      return await sendMissingParts(bytes, uploadId, progress, asks);
    } catch {
      await pause(wait);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  }
};
