import { CV_UPLOADS_ENDPOINT } from '../../../lead/cv.ts';

/** Bytes of one part: on a slow line a cut costs seconds, not minutes. docs/cv-uploads.md */
const CV_PART_BYTES = 256 * 1024;

const PART_TIMEOUT_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/** What the function answers to a part and to a question. */
interface UploadState {
  readonly state?: 'open' | 'complete' | 'refused';
  readonly parts?: readonly { readonly part: number }[];
  /** Why the file is refused. */
  readonly reason?: string;
  readonly message?: string;
}

/** Tells what heals by itself: an overload, a rate limit, an outside service that is down. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** Waits, but not longer than until the connection or the visitor is back. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      document.removeEventListener('visibilitychange', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    addEventListener('online', over);
    document.addEventListener('visibilitychange', over);
  });

/**
 * Sends a curriculum in parts until it is whole. A lost connection, a slow one or an overload only takes time: it
 * asks which parts have arrived and sends the others.
 *
 * @param bytes the whole file
 * @param uploadId of the upload that announced it
 * @param onProgress called with the percentage that has arrived
 * @returns undefined when the file is there; otherwise why the function refused it, '' when it gave no reason
 */
export const sendParts = async (
  bytes: ArrayBuffer,
  uploadId: string,
  onProgress: (percent: number) => void,
): Promise<string | undefined> => {
  const address = `${CV_UPLOADS_ENDPOINT}/${uploadId}`;
  const count = Math.ceil(bytes.byteLength / CV_PART_BYTES);
  const missing = new Set(Array.from({ length: count }, (_, part) => part));
  let isInDoubt = false;
  for (let wait = FIRST_PAUSE_MS; ; ) {
    // Asked what has arrived, the function also finishes a check that was interrupted.
    const part = isInDoubt ? undefined : missing.values().next().value;
    try {
      const answer = await fetch(part === undefined ? address : `${address}/${part}`, {
        ...(part !== undefined && {
          method: 'PUT',
          headers: { 'Content-Type': 'application/octet-stream' },
          body: bytes.slice(part * CV_PART_BYTES, (part + 1) * CV_PART_BYTES),
        }),
        signal: AbortSignal.timeout(PART_TIMEOUT_MS),
      });
      const isForGood = !answer.ok && !isPassing(answer.status);
      const said = answer.json();
      const { state, parts, reason, message }: UploadState = await (isForGood
        ? said.catch(() => ({}))
        : said);
      if (state === 'complete') return undefined;
      if (state === 'refused') return reason ?? message ?? '';
      if (isForGood) return '';
      if (answer.ok) {
        const before = missing.size;
        for (const arrived of parts ?? []) missing.delete(arrived.part);
        onProgress(Math.round((1 - missing.size / count) * 100));
        isInDoubt = false;
        // An outside service that answers questions but takes no part is asked ever less.
        if (missing.size < before) wait = FIRST_PAUSE_MS;
        if (missing.size > 0) continue;
      }
    } catch {
      // Cut at any byte, or answered by something else than the function: what has arrived is asked next.
    }
    isInDoubt = true;
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
};
