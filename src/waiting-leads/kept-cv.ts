import { CV_UPLOADS_ENDPOINT } from '../lead/cv.ts';
import type { WaitingLead } from './waiting-lead.ts';

/** As the form sends a curriculum (docs/cv-uploads.md): a small file within the request, others in parts. */
const INLINE_MAX_BYTES = 256 * 1024;
const INLINE_FALLBACK_MAX_BYTES = 3 * 1024 * 1024;
const PART_BYTES = 256 * 1024;
const TIMEOUT_MS = 60_000;

const INVALID = 422;
const NOT_FOUND = 404;

type KeptFile = NonNullable<WaitingLead['file']>;

const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(CV_UPLOADS_ENDPOINT + path, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });

const base64 = async (bytes: ArrayBuffer): Promise<string> => {
  const reader = new FileReader();
  await new Promise((resolve, reject) => {
    reader.onload = resolve;
    reader.onerror = reject;
    reader.readAsDataURL(new Blob([bytes]));
  });
  return String(reader.result).split(',')[1] ?? '';
};

const inline = async ({ name, type, bytes }: KeptFile): Promise<object> => ({
  filename: name,
  type,
  content: await base64(bytes),
});

const announce = async ({ name, type, bytes }: KeptFile): Promise<Response> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return ask('', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ filename: name, type, size: bytes.byteLength, sha256 }),
  });
};

/** How a request names its curriculum, or why the file cannot be sent. */
export interface Attached {
  readonly attachment?: object;
  readonly uploadId?: string;
  readonly refusal?: string;
}

/**
 * @returns the attachment of the lead's request; without one when the server cannot take the file at the moment, and it
 *   is too large for the request
 * @throws when there is no connection
 */
export const attach = async ({ file, uploadId }: WaitingLead): Promise<Attached> => {
  if (!file) return {};
  if (uploadId) return { attachment: { uploadId }, uploadId };
  const size = file.bytes.byteLength;
  if (size > INLINE_MAX_BYTES) {
    const answer = await announce(file);
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return { attachment: { uploadId: body.uploadId }, uploadId: body.uploadId };
    if (answer.status === INVALID) return { refusal: body.message };
    if (size > INLINE_FALLBACK_MAX_BYTES) return {};
  }
  return { attachment: await inline(file) };
};

/**
 * Sends the parts of an announced curriculum that have not arrived.
 *
 * @returns whether the server has the whole file; false = it has refused it for good
 * @throws when there is no connection or the server asks for a pause: the next try sends the rest
 */
export const sendParts = async ({ bytes }: KeptFile, uploadId: string): Promise<boolean> => {
  const sent = async (path: string, request?: RequestInit) => {
    const answer = await ask(`/${uploadId}${path}`, request);
    const body = await answer.json();
    if (answer.status === INVALID || answer.status === NOT_FOUND) return { ...body, state: 'refused' };
    if (!answer.ok) throw new Error(`curriculum: ${answer.status}`);
    return body;
  };
  let upload = await sent('');
  for (let part = 0; part * PART_BYTES < bytes.byteLength && upload.state === 'open'; part += 1) {
    if (upload.parts.some((arrived: { part: number }) => arrived.part === part)) continue;
    upload = await sent(`/${part}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: bytes.slice(part * PART_BYTES, (part + 1) * PART_BYTES),
    });
  }
  return upload.state === 'complete';
};
