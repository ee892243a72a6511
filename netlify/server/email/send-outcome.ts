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
export const RATE_LIMITED = 'rate_limit_exceeded';
/** `application_error` is also what the SDK calls a failed network, a timeout, and any answer that is not JSON. */
const TRANSIENT: readonly string[] = [BEING_SENT, RATE_LIMITED, 'application_error', 'internal_server_error'];
/** Named whatever their status: the sender is MAIL_FROM, which no lead changes. */
const OPERATORS: readonly string[] = [
  'missing_api_key',
  'restricted_api_key',
  'invalid_api_key',
  'invalid_from_address',
  'daily_quota_exceeded',
  'monthly_quota_exceeded',
  'security_error',
];
/** 403 is also `validation_error`: the sender's domain is not verified. */
const OPERATORS_STATUSES: readonly unknown[] = [401, 403, 451];
const TOO_MANY_REQUESTS = 429;
const LONGEST_RETRY_AFTER_MS = 30 * 60_000;

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;

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
  const ours = typeof status === 'number' && status >= 400 && status < 500;
  const passing = TRANSIENT.includes(error);
  if (OPERATORS.includes(error) || (OPERATORS_STATUSES.includes(status) && !passing))
    return { kind: 'blocked', error };
  if (ours && !passing && status !== TOO_MANY_REQUESTS) return { kind: 'refused', error };
  return { kind: 'retry', error, retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], now) };
};
