/** What is wrong with a body: not what its type says, too large, of a type that is not taken; and the codes of docs/http.md. */
export const BODY_CODES = { 400: 'malformed', 413: 'too_large', 415: 'unsupported_type' } as const;

/** A body that was not read to its end. */
export interface BodyRefusal {
  readonly ok: false;
  readonly status: keyof typeof BODY_CODES;
}
