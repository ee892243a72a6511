/**
 * How a curriculum travels with its application (docs/cv-uploads.md): a small file within the request, a larger one
 * announced and then sent in parts. The form and the sender of waiting leads make the same requests.
 */

/** Largest file in bytes that the application's own request carries: nothing has to be resumed. */
export const CV_INLINE_MAX_BYTES = 256 * 1024;
/** Largest file in bytes that the application carries when no upload could be made: 4 MB in base64. */
export const CV_INLINE_FALLBACK_MAX_BYTES = 3 * 1024 * 1024;
/** Bytes of one part, so small that a cut on a slow line costs seconds, not minutes. */
export const CV_PART_BYTES = 256 * 1024;

/** The endpoint that announces a curriculum; its parts are sent to `/<uploadId>/<part>` below it. */
export const CV_UPLOADS_ENDPOINT = '/api/cv-uploads';

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

type Named = Pick<File, 'name' | 'type'>;

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** @returns the attachment of an application that carries the whole file */
export const inlineAttachment = ({ name, type }: Named, bytes: ArrayBuffer) => ({
  filename: name,
  type,
  content: base64(bytes),
});

/** @returns the body of the request that announces a file, which also identifies the file */
export const announcementOf = async ({ name, type }: Named, bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return JSON.stringify({ filename: name, type, size: bytes.byteLength, sha256 });
};

/** @param body of the announcement */
export const announcing = (body: string): RequestInit => ({ method: 'POST', headers: JSON_HEADERS, body });

/** @param part number of the part, from 0 */
export const sendingPart = (bytes: ArrayBuffer, part: number): RequestInit => ({
  method: 'PUT',
  headers: { 'Content-Type': 'application/octet-stream' },
  body: bytes.slice(part * CV_PART_BYTES, (part + 1) * CV_PART_BYTES),
});
