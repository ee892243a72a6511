import type { BodyRefusal } from './body-refusal.ts';
import { essenceOf } from './content-type.ts';
import { readAtMost } from './read-at-most.ts';

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

const formatOf = (request: Request): keyof typeof BODY_MAX_BYTES | undefined => {
  const essence = essenceOf(request.headers.get('content-type'));
  return Object.hasOwn(FORMATS, essence) ? FORMATS[essence] : undefined;
};

/** @returns whether a browser sent it as a form, so that a page and not JSON is the answer */
export const isFormPost = (request: Request): boolean => {
  const format = formatOf(request);
  return format === 'urlencoded' || format === 'multipart';
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
  const format = formatOf(request);
  if (format === undefined) return { ok: false, status: 415 };
  try {
    const bytes = await readAtMost(request, BODY_MAX_BYTES[format]);
    if (bytes === undefined) return { ok: false, status: 413 };
    if (format === 'multipart') {
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      return { ok: true, posted: await formOf(await new Response(bytes, { headers }).formData()) };
    }
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (format === 'urlencoded') return { ok: true, posted: await formOf(new URLSearchParams(text)) };
    return { ok: true, posted: { kind: 'json', value: JSON.parse(text) } };
  } catch {
    return { ok: false, status: 400 };
  }
};
