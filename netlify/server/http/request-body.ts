/** What is wrong with a body: not what its type says, too large, of a type that is not taken; and the codes of docs/http.md. */
export const BODY_CODES = { 400: 'malformed', 413: 'too_large', 415: 'unsupported_type' } as const;

/** A body that was not read to its end. */
export interface BodyRefusal {
  readonly ok: false;
  readonly status: keyof typeof BODY_CODES;
}

/**
 * @param header `Content-Type`; null = none was sent
 * @returns type and subtype alone, in lower case (RFC 9110 §8.3.1); empty = none
 */
export const essenceOf = (header: string | null): string =>
  (header ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Reads a body and counts what really arrives, too: `Content-Length` may lie, or be missing.
 *
 * @param request its body is used up
 * @param max bytes, 0 or more
 * @returns the bytes, or undefined as soon as there are more of them
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

/** @throws {TypeError} for what is no UTF-8 */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

type JsonVerdict = { readonly ok: true; readonly value: unknown } | BodyRefusal;

/**
 * Reads a body of `application/json` in UTF-8, never more of it than is allowed.
 *
 * @param request its body is used up
 * @param maxBytes 1 or more
 * @returns the parsed value, or the status that says what is wrong with the body
 */
export const readJson = async (request: Request, maxBytes: number): Promise<JsonVerdict> => {
  if (essenceOf(request.headers.get('content-type')) !== 'application/json')
    return { ok: false, status: 415 };
  try {
    const bytes = await readAtMost(request, maxBytes);
    if (bytes === undefined) return { ok: false, status: 413 };
    return { ok: true, value: JSON.parse(decoded(bytes)) };
  } catch {
    return { ok: false, status: 400 };
  }
};

const MEGABYTE = 1024 * 1024;

/**
 * The types of body that a lead comes in, and the most bytes of each. A Netlify function receives 6 MB at most; a larger
 * file arrives in parts. With a form's text alone, percent-encoded, the longest real lead is under 40 kB.
 */
const LEAD_TYPES = {
  'application/json': 6 * MEGABYTE,
  'application/x-www-form-urlencoded': MEGABYTE / 4,
  'multipart/form-data': 6 * MEGABYTE,
} as const;
type LeadType = keyof typeof LEAD_TYPES;

/** A file of a form, named as the visitor's system names it. */
export interface PostedFile {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** A form's text fields, the first of each name, and the first file that came along. */
interface PostedForm {
  readonly kind: 'form';
  readonly fields: ReadonlyMap<string, string>;
  readonly file: PostedFile | undefined;
}

export type Posted = PostedForm | { readonly kind: 'json'; readonly value: unknown };

type BodyVerdict = { readonly ok: true; readonly posted: Posted } | BodyRefusal;

const isLeadType = (type: string): type is LeadType => Object.hasOwn(LEAD_TYPES, type);

/** @returns whether a browser sent it as a form, so that a page and not JSON is the answer */
export const isFormPost = ({ headers }: Request): boolean => {
  const type = essenceOf(headers.get('content-type'));
  return isLeadType(type) && type !== 'application/json';
};

const formOf = async (entries: Iterable<[string, FormDataEntryValue]>): Promise<PostedForm> => {
  const fields = new Map<string, string>();
  let file: PostedFile | undefined;
  for (const [name, value] of entries) {
    if (typeof value === 'string') {
      if (!fields.has(name)) fields.set(name, value);
    } else if (value.size > 0 || value.name !== '') {
      // A file box left empty posts a nameless file of no bytes.
      file ??= { filename: value.name, bytes: Buffer.from(await value.arrayBuffer()) };
    }
  }
  return { kind: 'form', fields, file };
};

/**
 * Reads a body by its content type, never more of it than the type's cap.
 *
 * @param request its body is used up
 * @returns the fields, or the status that says what is wrong with the body
 */
export const readBody = async (request: Request): Promise<BodyVerdict> => {
  const type = essenceOf(request.headers.get('content-type'));
  if (!isLeadType(type)) return { ok: false, status: 415 };
  try {
    const bytes = await readAtMost(request, LEAD_TYPES[type]);
    if (bytes === undefined) return { ok: false, status: 413 };
    if (type === 'multipart/form-data') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return { ok: true, posted: await formOf(await new Response(bytes, { headers }).formData()) };
    }
    const text = decoded(bytes);
    if (type === 'application/x-www-form-urlencoded')
      return { ok: true, posted: await formOf(new URLSearchParams(text)) };
    return { ok: true, posted: { kind: 'json', value: JSON.parse(text) } };
  } catch {
    return { ok: false, status: 400 };
  }
};
