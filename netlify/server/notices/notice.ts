import type { Concern } from '../health/concerns.ts';

interface Stored {
  /** A UUID. The mail's idempotency key is made from it. */
  readonly id: string;
  /** How often the provider has refused its mail. */
  readonly refusals: number;
  /** When it was made, ISO 8601. */
  readonly at: string;
}

/**
 * A mail to the sales inbox about leads, as its row holds it. The row is made first, and its mail always has the same
 * bytes and the same key, so that processes that send it at once, or again after one died, send one mail.
 */
export type Notice = Stored &
  (
    | { readonly kind: 'alarm'; readonly content: { readonly concerns: readonly Concern[] } }
    /** `count` leads are marked with its id; `more` were left for the next one. */
    | { readonly kind: 'flood'; readonly content: { readonly count: number; readonly more: number } }
  );

export type NoticeKind = Notice['kind'];
