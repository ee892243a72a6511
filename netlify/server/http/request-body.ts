/**
 * The most a Netlify function receives; a larger file arrives in parts. With a form's text alone, percent-encoded,
 * the longest real lead is under 40 kB.
 */
const BODY_MAX_BYTES = { json: 6 * 1024 * 1024, multipart: 6 * 1024 * 1024, urlencoded: 256 * 1024 } as const;

const FORMATS: Readonly<Record<string, keyof typeof BODY_MAX_BYTES>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/** A form's text fields, the first of each name, and whether any file came along. */
interface PostedForm {
  readonly kind: 'form';
  readonly fields: ReadonlyMap<string, string>;
  readonly hasFile: boolean;
}

export type Posted = PostedForm | { readonly kind: 'json'; readonly value: unknown };

type BodyVerdict =
  | { readonly ok: true; readonly posted: Posted }
  /** Not what its type says, too large, or of a type that is not taken. */
  | { readonly ok: false; readonly status: 400 | 413 | 415 };

const formatOf = (request: Request): keyof typeof BODY_MAX_BYTES | undefined => {
  const essence = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(FORMATS, essence) ? FORMATS[essence] : undefined;
};

/** @returns whether a browser sent it as a form, so that a page and not JSON is the answer */
export const isFormPost = (request: Request): boolean => {
  const format = formatOf(request);
  return format === 'urlencoded' || format === 'multipart';
};

/** Counts what really arrives: `Content-Length` may lie, or be missing. */
const readAtMost = async (
  body: ReadableStream<Uint8Array>,
  max: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early cancels the stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
};

const formOf = (entries: Iterable<[string, FormDataEntryValue]>): PostedForm => {
  const fields = new Map<string, string>();
  let hasFile = false;
  for (const [name, value] of entries) {
    // A file box left empty posts a nameless file of no bytes.
    if (typeof value !== 'string') hasFile ||= value.size > 0;
    else if (!fields.has(name)) fields.set(name, value);
  }
  return { kind: 'form', fields, hasFile };
};

/**
 * Reads a body by its content type, never more of it than the type's cap.
 *
 * @param request its body is used up
 * @returns the fields, or the status that says what is wrong with the body
 */
export const readBody = async (request: Request): Promise<BodyVerdict> => {
  const format = formatOf(request);
  if (format === undefined) return { ok: false, status: 415 };
  const max = BODY_MAX_BYTES[format];
  if (Number(request.headers.get('content-length') ?? 0) > max) return { ok: false, status: 413 };
  try {
    const bytes = request.body === null ? new Uint8Array() : await readAtMost(request.body, max);
    if (bytes === undefined) return { ok: false, status: 413 };
    if (format === 'multipart') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return { ok: true, posted: formOf(await new Response(bytes, { headers }).formData()) };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (format === 'urlencoded') return { ok: true, posted: formOf(new URLSearchParams(text)) };
    return { ok: true, posted: { kind: 'json', value: JSON.parse(text) } };
  } catch {
    return { ok: false, status: 400 };
  }
};
