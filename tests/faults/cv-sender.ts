import { createHash } from 'node:crypto';
import { SITE } from './outside-services.ts';

const ENDPOINT = `${SITE}/api/cv-uploads`;
export const PART_BYTES = 1024 * 1024;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What the endpoints of an upload answer. */
export interface UploadAnswer {
  ok: boolean;
  uploadId: string;
  state: string;
  complete: boolean;
  size: number;
  received: number;
  parts: { part: number; size: number }[];
  reason?: string;
  code?: string;
  message?: string;
  errors?: Record<string, string>;
}

/** Sends curricula to the real function as a browser does. */
export interface CvSender {
  /** Sends any request below `/api/cv-uploads`. */
  send(path: string, init?: RequestInit): Promise<Response>;
  announce(bytes: Buffer, change?: Record<string, unknown>): Promise<Response>;
  /** @returns the id of a new upload */
  begin(bytes: Buffer, filename?: string): Promise<string>;
  put(id: string, part: number, bytes: Buffer): Promise<Response>;
  state(id: string): Promise<UploadAnswer>;
  /** Resolves when the function has finished all work that it left for after its answers. */
  settled(): Promise<void>;
}

/** @param ip the visitor's address, for the quotas; undefined = nothing is counted */
export const startCvSender = async (ip?: string): Promise<CvSender> => {
  const { default: cvUploads } = await import('../../netlify/functions/cv-uploads.mts');
  const work: Promise<unknown>[] = [];
  const context = {
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    ...(ip === undefined ? {} : { ip }),
  };
  const send = (path: string, init: RequestInit = {}) =>
    cvUploads(new Request(`${ENDPOINT}${path}`, init), context);
  const announce = (bytes: Buffer, change: Record<string, unknown> = {}) =>
    send('', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        filename: 'cv.pdf',
        type: '',
        size: bytes.length,
        sha256: sha256(bytes),
        ...change,
      }),
    });
  const answerOf = async (answer: Response) => (await answer.json()) as UploadAnswer; // The function's own answers.
  return {
    send,
    announce,
    begin: async (bytes, filename = 'cv.pdf') =>
      (await answerOf(await announce(bytes, { filename }))).uploadId,
    put: (id, part, bytes) =>
      send(`/${id}/${part}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(bytes),
      }),
    state: async (id) => answerOf(await send(`/${id}`)),
    settled: async () => {
      while (work.length > 0) await Promise.all(work.splice(0));
    },
  };
};

/** @returns the parts of a file in order */
export const partsOf = (bytes: Buffer, partBytes = PART_BYTES): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );
