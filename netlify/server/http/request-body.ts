import { MIMEType } from 'node:util';
import { parseJson } from './parse-json.ts';

/**
 * Statuses for a wrong body and their codes in docs/http.md: the content does not match its type, the body is too
 * large, or the type is not accepted.
 */
export const BODY_CODES = { 400: 'malformed', 413: 'too_large', 415: 'unsupported_type' } as const;

/** The status for a body that was not accepted. */
export interface BodyRefusal {
  readonly ok: false;
  readonly status: keyof typeof BODY_CODES;
}

/**
 * @param header the `Content-Type` header; null = the request has none
 * @returns only type and subtype, in lower case (RFC 9110 §8.3.1); empty if there is none
 */
export const mediaTypeOf = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Reads a body up to a limit. Also counts the bytes that arrive, because `Content-Length` may be wrong or missing.
 *
 * @param request its body is consumed
 * @param max bytes, 0 or more
 * @returns the bytes; undefined as soon as there are more than `max`
 */
export const readAtMost = async (
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> => {
  if (Number(headers.get('content-length') ?? 0) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** @throws {TypeError} if the bytes are not valid UTF-8 */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

type JsonVerdict = { readonly ok: true; readonly value: unknown } | BodyRefusal;

/**
 * Reads a body of `application/json` in UTF-8, and at most `maxBytes` of it.
 *
 * @param request its body is consumed
 * @param maxBytes 1 or more
 * @returns the parsed value, or the HTTP status for what is wrong with the body
 */
export const readJson = async (request: Request, maxBytes: number): Promise<JsonVerdict> => {
  if (mediaTypeOf(request.headers.get('content-type')) !== 'application/json')
    return { ok: false, status: 415 };
  try {
    const bytes = await readAtMost(request, maxBytes);
    if (bytes === undefined) return { ok: false, status: 413 };
    return { ok: true, value: parseJson(decoded(bytes)) };
  } catch {
    return { ok: false, status: 400 };
  }
};

const MEGABYTE = 1024 * 1024;

/**
 * The accepted content types of a lead, and the maximum size of each in bytes. A Netlify function receives 6 MB at
 * most, so a larger file arrives in parts. A percent-encoded form without a file is under 40 kB for the longest real
 * lead.
 */
const LEAD_TYPES = {
  'application/json': 6 * MEGABYTE,
  'application/x-www-form-urlencoded': MEGABYTE / 4,
  'multipart/form-data': 6 * MEGABYTE,
} as const;
type LeadType = keyof typeof LEAD_TYPES;

/** A file from a form. The name is the one on the visitor's device. */
export interface PostedFile {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The text fields of a form (the first of each name) and its first file. */
interface PostedForm {
  readonly kind: 'form';
  readonly fields: ReadonlyMap<string, string>;
  readonly file: PostedFile | undefined;
}

export type Posted = PostedForm | { readonly kind: 'json'; readonly value: unknown };

type BodyVerdict = { readonly ok: true; readonly posted: Posted } | BodyRefusal;

const isLeadType = (type: string): type is LeadType => Object.hasOwn(LEAD_TYPES, type);

/** @returns whether a browser posted a form, so that the answer must be a page and not JSON */
export const isFormPost = ({ headers }: Request): boolean => {
  const type = mediaTypeOf(headers.get('content-type'));
  return isLeadType(type) && type !== 'application/json';
};

/** Several times the fields of our longest form. To read some 100,000 would keep the process from answering others. */
const MAX_FIELDS = 100;

/** @param separator what stands before each field or between two */
const hasTooManyFields = (body: Buffer | string, separator: string): boolean => {
  let count = 0;
  for (let at = body.indexOf(separator); at !== -1; at = body.indexOf(separator, at + separator.length)) {
    count += 1;
    // The last separator ends the form, or has a field behind it.
    if (count > MAX_FIELDS + 1) return true;
  }
  return false;
};

const formOf = async (entries: Iterable<[string, FormDataEntryValue]>): Promise<PostedForm> => {
  const fields = new Map<string, string>();
  let file: PostedFile | undefined;
  for (const [name, value] of entries) {
    if (typeof value === 'string') {
      if (!fields.has(name)) fields.set(name, value);
    } else if (value.size > 0 || value.name !== '') {
      // A file input without a file posts an empty file without a name.
      file ??= { filename: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return { kind: 'form', fields, file };
};

/**
 * Reads a body according to its content type, up to the size limit of that type.
 *
 * @param request its body is consumed
 * @returns the fields, or the HTTP status for what is wrong with the body
 */
export const readBody = async (request: Request): Promise<BodyVerdict> => {
  const type = mediaTypeOf(request.headers.get('content-type'));
  if (!isLeadType(type)) return { ok: false, status: 415 };
  try {
    const bytes = await readAtMost(request, LEAD_TYPES[type]);
    if (bytes === undefined) return { ok: false, status: 413 };
    if (type === 'multipart/form-data') {
      const contentType = request.headers.get('content-type') ?? '';
      const boundary = new MIMEType(contentType).params.get('boundary') ?? '';
      if (hasTooManyFields(bytes, `--${boundary}`)) return { ok: false, status: 400 };
      const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
      return { ok: true, posted: await formOf(form) };
    }
    const text = decoded(bytes);
    if (type === 'application/x-www-form-urlencoded')
      return hasTooManyFields(text, '&')
        ? { ok: false, status: 400 }
        : { ok: true, posted: await formOf(new URLSearchParams(text)) };
    return { ok: true, posted: { kind: 'json', value: parseJson(text) } };
  } catch {
    return { ok: false, status: 400 };
  }
};
