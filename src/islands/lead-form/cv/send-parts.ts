import { CV_UPLOADS_ENDPOINT } from '../../../lead/cv.ts';

/** Bytes of one part, so small that a cut on a slow line costs seconds, not minutes. docs/cv-uploads.md */
const CV_PART_BYTES = 256 * 1024;

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
        ...(part !== undefined && {
          method: 'PUT',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: bytes.slice(part * CV_PART_BYTES, (part + 1) * CV_PART_BYTES),
        }),
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
