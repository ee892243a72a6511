/**
 * What a person must look at. `failed`: no mail of these leads will leave by itself. `held`: a flood, among which real
 * people may be. `bounced`: a mail came back. `blocked`: the provider takes no mail of the account, of the sender or for
 * an inbox. `waiting`: leads wait for more than an hour. `erasures`: personal data stay too long.
 */
export type ConcernKind = 'failed' | 'held' | 'bounced' | 'blocked' | 'waiting' | 'erasures';

/** In JSON, as a notice keeps it: times as ISO 8601. */
export interface Concern {
  readonly kind: ConcernKind;
  /** 1 or more. */
  readonly count: number;
  /** Since when; null = not known. */
  readonly since: string | null;
  /** Changes when there is something new that the count may not show. */
  readonly latest: string | null;
  /** The provider's name for the reason, of `blocked`. */
  readonly why?: string;
  /** Ids of the newest leads, of `failed`. */
  readonly ids?: readonly string[];
}

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
