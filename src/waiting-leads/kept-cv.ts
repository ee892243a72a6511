import { CV_UPLOADS_ENDPOINT } from '../lead/cv.ts';
import {
  announcementOf,
  announcing,
  CV_INLINE_FALLBACK_MAX_BYTES,
  CV_INLINE_MAX_BYTES,
  CV_PART_BYTES,
  inlineAttachment,
  sendingPart,
} from '../lead/cv-request.ts';
import type { WaitingLead } from './waiting-lead.ts';

const TIMEOUT_MS = 60_000;

const INVALID = 422;
const NOT_FOUND = 404;

type KeptFile = NonNullable<WaitingLead['file']>;

const ask = (path: string, request: RequestInit = {}): Promise<Response> =>
  fetch(CV_UPLOADS_ENDPOINT + path, { ...request, signal: AbortSignal.timeout(TIMEOUT_MS) });

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
  if (size > CV_INLINE_MAX_BYTES) {
    const answer = await ask('', announcing(await announcementOf(file, file.bytes)));
    const body = await answer.json().catch(() => ({}));
    if (answer.ok) return { attachment: { uploadId: body.uploadId }, uploadId: body.uploadId };
    if (answer.status === INVALID) return { refusal: body.message };
    if (size > CV_INLINE_FALLBACK_MAX_BYTES) return {};
  }
  return { attachment: await inlineAttachment(file, file.bytes) };
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
  for (let part = 0; part * CV_PART_BYTES < bytes.byteLength && upload.state === 'open'; part += 1) {
    if (upload.parts.some((arrived: { part: number }) => arrived.part === part)) continue;
    upload = await sent(`/${part}`, sendingPart(bytes, part));
  }
  // Every part has arrived and the check of the file was interrupted: the next question finishes it.
  if (upload.state === 'open') throw new Error('curriculum: not yet checked');
  return upload.state === 'complete';
};
