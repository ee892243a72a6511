import type { BodyRefusal } from './body-refusal.ts';
import { essenceOf } from './content-type.ts';
import { readAtMost } from './read-at-most.ts';

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
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, status: 400 };
  }
};
