import { property } from '../property.ts';

/** What became of one attempt to send a mail. `error` is the provider's name of the reason, never personal data. */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  | { readonly kind: 'retry'; readonly error: string; readonly retryAfterMs: number }
  /** No mail passes until the operator acts: key, domain, sender or quota. */
  | { readonly kind: 'blocked'; readonly error: string }
  /** This very mail is never going to pass. */
  | { readonly kind: 'refused'; readonly error: string };

/** What Resend's SDK resolves to. It types more than a gateway in between may really answer. */
interface ProviderAnswer {
  readonly data: unknown;
  readonly error: unknown;
  readonly headers: Readonly<Record<string, string>> | null;
}

/** The same key with other bytes: the provider has accepted a mail under this key before. */
const ALREADY_ACCEPTED = 'invalid_idempotent_request';
/** Another process is sending this mail now: its result comes with the next try. */
export const BEING_SENT = 'concurrent_idempotent_requests';
const RATE_LIMITED = 'rate_limit_exceeded';
/** `application_error` is also what the SDK calls a failed network, a timeout, and any answer that is not JSON. */
const TRANSIENT: readonly string[] = [BEING_SENT, RATE_LIMITED, 'application_error', 'internal_server_error'];
/**
 * What the provider says of one mail's own content. Everything else that it refuses is the operator's: a key, a
 * quota, a sender's domain, or an address of the provider at which something else answers.
 */
const OF_THE_MAIL: readonly string[] = [
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
];
/** The mail is larger than the provider takes: its attachment is. */
const TOO_LARGE = 413;
/** 403 `validation_error` is the sender's domain. */
const OF_THE_MAIL_STATUSES: readonly unknown[] = [400, 422];
const QUOTAS: readonly string[] = ['daily_quota_exceeded', 'monthly_quota_exceeded'];
const TOO_MANY_REQUESTS = 429;
/** Statuses of a gateway or a firewall in between, which pass. */
const PASSING: readonly unknown[] = [403, 408, 425, TOO_MANY_REQUESTS];
const LONGEST_RETRY_AFTER_MS = 30 * 60_000;

/**
 * @param header `Retry-After`: seconds, or an HTTP date (RFC 9110 §10.2.3)
 * @param now epoch milliseconds
 * @returns milliseconds to wait, 0 to 30 minutes; 0 for a missing or unreadable header
 */
export const retryAfterMs = (header: string | undefined, now: number): number => {
  if (header === undefined) return 0;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), LONGEST_RETRY_AFTER_MS) : 0;
};

/**
 * Sorts an answer of Resend into sent, worth another try, stopped by the operator's account, and never going to
 * pass. What cannot be understood is worth another try. Source: resend.com/docs/api-reference/errors.
 *
 * @param answer what the SDK resolved to
 * @param now epoch milliseconds
 */
export const classifyAnswer = (answer: ProviderAnswer, now: number): SendOutcome => {
  const id = property(answer.data, 'id');
  if (answer.error === null && typeof id === 'string' && id !== '')
    return { kind: 'accepted', providerId: id };

  const given = property(answer.error, 'name');
  const error = typeof given === 'string' && /^[a-z_]{1,60}$/.test(given) ? given : 'unknown_error';
  if (error === ALREADY_ACCEPTED) return { kind: 'accepted', providerId: null };

  const status = property(answer.error, 'statusCode');
  if (OF_THE_MAIL.includes(error) && OF_THE_MAIL_STATUSES.includes(status)) return { kind: 'refused', error };
  if (status === TOO_LARGE) return { kind: 'refused', error };
  const ours = typeof status === 'number' && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
  // No JSON: another server than the provider's is at its address.
  const isElsewhere = error === 'application_error' && !PASSING.includes(status);
  if (QUOTAS.includes(error) || (ours && (isElsewhere || !TRANSIENT.includes(error))))
    return { kind: 'blocked', error };
  return { kind: 'retry', error, retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], now) };
};
