import { CV_MESSAGES, CV_UPLOADS_ENDPOINT, cvExtension } from '../../lead/cv.ts';
import { cvContentProblem } from '../../lead/cv-content.ts';
import { CV_UNREADABLE, cvRefused } from '../../lead/cv-notices.ts';
import {
  announcementOf,
  announcing,
  CV_INLINE_FALLBACK_MAX_BYTES,
  CV_INLINE_MAX_BYTES,
  CV_PART_BYTES,
  inlineAttachment,
  sendingPart,
} from '../../lead/cv-request.ts';
import type { Notice } from '../../lead/notices.ts';

/** A curriculum in its application's request: the whole file, or the id of its upload. */
type Attachment =
  | { readonly filename: string; readonly content: string; readonly type: string }
  | { readonly uploadId: string };

const ANNOUNCE_TIMEOUT_MS = 15_000;
const INVALID = 422;

const PART_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** The function's answer to a part, and to the question which parts have arrived. */
interface UploadState {
  readonly state?: 'open' | 'complete' | 'refused';
  readonly parts?: readonly { readonly part: number }[];
  /** Why the file is refused. */
  readonly reason?: string;
  readonly message?: string;
}

/** Whether an error is temporary: an overload, a rate limit, an outside service that is down. */
const isTemporary = (status: number): boolean => status === 429 || status >= 500;

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
  const address = `${CV_UPLOADS_ENDPOINT}/${uploadId}`;
  const count = Math.ceil(bytes.byteLength / CV_PART_BYTES);
  const missing = new Set(Array.from({ length: count }, (_, part) => part));
  let mustAsk = false;
  for (let wait = FIRST_PAUSE_MS; ; ) {
    // Without a part the request asks which parts have arrived. The function then also finishes an interrupted check.
    const part = mustAsk ? undefined : missing.values().next().value;
    try {
      const answer = await fetch(part === undefined ? address : `${address}/${part}`, {
        ...(part !== undefined && sendingPart(bytes, part)),
        signal: AbortSignal.timeout(PART_TIMEOUT_MS),
      });
      const isFinal = !answer.ok && !isTemporary(answer.status);
      const body = answer.json();
      const { state, parts, reason, message }: UploadState = await (isFinal ? body.catch(() => ({})) : body);
      if (state === 'complete') return undefined;
      if (state === 'refused') return reason ?? message ?? '';
      if (isFinal) return '';
      if (answer.ok) {
        const before = missing.size;
        for (const arrived of parts ?? []) missing.delete(arrived.part);
        onProgress(Math.round((1 - missing.size / count) * 100));
        mustAsk = false;
        // Without progress the pauses grow: a server may answer questions but accept no part.
        if (missing.size < before) wait = FIRST_PAUSE_MS;
        if (missing.size > 0) continue;
      }
    } catch {
      // The connection was cut, or something other than the function answered: the next request asks what has arrived.
    }
    mustAsk = true;
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
};

/**
 * Uses `sessionStorage`, which ends with the tab. When a browser forbids it or it is full, the form works without it.
 *
 * @param use reads or writes the storage
 * @returns the result of `use`; undefined when it failed
 */
export const withTabStorage = <T>(use: (storage: Storage) => T): T | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** Key of the id of the last upload. */
const UPLOAD_KEY = 'cv-upload';

/**
 * Stores which upload belongs to a file, for a reload of the tab and for choosing the same file again. An application
 * whose answer got lost then names the same upload, and so stays the same application.
 *
 * @param file announcement of the file, which identifies it
 * @param uploadId id of the upload that the announcement made
 */
const keepUpload = (file: string, uploadId: string): void =>
  withTabStorage((storage) => storage.setItem(UPLOAD_KEY, uploadId + file));

/** @returns the id of the upload that was stored for this file */
const keptUpload = (file: string): string | undefined =>
  withTabStorage((storage) => {
    const kept = storage.getItem(UPLOAD_KEY);
    return kept?.endsWith(file) ? kept.slice(0, -file.length) : undefined;
  });

/** Call it when the upload's application was accepted, or when the function refuses the upload. */
const forgetUpload = (): void => withTabStorage((storage) => storage.removeItem(UPLOAD_KEY));

/** A curriculum that is ready to be sent with its application. */
interface PreparedCv {
  /** Missing when announcing got no answer twice, or failed and the file is too large for the application's request. */
  readonly attachment?: Attachment;
  /** Only for a file that is sent in parts, once the application is accepted. */
  readonly sendParts?: (onProgress: (percent: number) => void) => Promise<string | undefined>;
  /** Why the file cannot be sent: there is something wrong with the file itself. */
  readonly refusal?: Notice;
}

/** Puts the file into the application's own request, if it fits. */
const inline = async (file: File, bytes: ArrayBuffer): Promise<PreparedCv> =>
  bytes.byteLength > CV_INLINE_FALLBACK_MAX_BYTES ? {} : { attachment: await inlineAttachment(file, bytes) };

const inParts = (bytes: ArrayBuffer, uploadId: string): PreparedCv => ({
  attachment: { uploadId },
  sendParts: (onProgress) => sendParts(bytes, uploadId, onProgress),
});

/**
 * Makes the upload that the parts will fill. If the server cannot make one, the application may carry the whole file.
 */
const announce = async (file: File, bytes: ArrayBuffer): Promise<PreparedCv> => {
  const body = await announcementOf(file, bytes);
  const kept = keptUpload(body);
  if (kept) return inParts(bytes, kept);
  const answer = await fetch(CV_UPLOADS_ENDPOINT, {
    ...announcing(body),
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
  const extension = cvExtension(file.name);
  const problem = extension && cvContentProblem(extension, new Uint8Array(bytes));
  if (problem) return { refusal: cvRefused(CV_MESSAGES[problem]) };
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
