import { property } from '../http/json-object.ts';
import { type RefusalSubject, refusalSubject } from './refusal-subject.ts';

/**
 * What became of one attempt to send a mail. `error` is the provider's name of the reason, and after a colon what it is
 * about where the name does not say so: `validation_error:from`. Never personal data.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  | { readonly kind: 'retry'; readonly error: string; readonly retryAfterMs: number }
  /** No mail passes until the operator acts: key, domain, sender, inbox or quota. */
  | {
      readonly kind: 'blocked';
      readonly error: string;
      /** Whether it read the mail and may have kept its no under the mail's key: the next one needs another. */
      readonly keySpent: boolean;
    }
  /** This very mail is never going to pass. */
  | {
      readonly kind: 'refused';
      readonly error: string;
      /** An optional part of it, or what its words do not say. Absent: the mail itself. */
      readonly about?: 'reply_to' | 'attachment' | 'unclear';
    };

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
/** What the provider says of one mail's content. A name that is not here is the operator's, unless it names a part. */
const OF_THE_MAIL: readonly string[] = [
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
  'security_error',
];
/** The mail is larger than the provider takes: its attachment is. */
const TOO_LARGE = 413;
/** 401 and 403 `validation_error` are the key and the sender's domain. */
const OF_THE_MAIL_STATUSES: readonly unknown[] = [400, 422, 451];
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

const blocked = (name: string, about: RefusalSubject, keySpent: boolean): SendOutcome => {
  const isClear = about === 'unclear' || about === 'content' || `_${name}_`.includes(`_${about}_`);
  return { kind: 'blocked', error: isClear ? name : `${name}:${about}`, keySpent };
};

/** A 400, 422 or 451, which say what is wrong with a mail: judged by what they are about. */
const judge = (name: string, about: RefusalSubject): SendOutcome => {
  switch (about) {
    case 'reply_to':
    case 'attachment':
      return { kind: 'refused', error: name, about };
    case 'content':
      return { kind: 'refused', error: name };
    case 'unclear':
      if (name === 'missing_required_field') return { kind: 'refused', error: name };
      return OF_THE_MAIL.includes(name)
        ? { kind: 'refused', error: name, about }
        : blocked(name, about, true);
    default:
      return blocked(name, about, true);
  }
};

/**
 * Sorts an answer of Resend into sent, worth another try, stopped by what the operator set up, and never going to
 * pass. What cannot be understood is worth another try. Source: resend.com/docs/api-reference/errors, whose names the
 * API does not always keep to: a wrong key is also a 400 or 401 `validation_error`.
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
  if (status === TOO_LARGE) return { kind: 'refused', error, about: 'attachment' };
  const ours = typeof status === 'number' && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
  // No JSON: another server than the provider's is at its address.
  const isElsewhere = error === 'application_error' && !PASSING.includes(status);
  if (QUOTAS.includes(error) || (ours && (isElsewhere || !TRANSIENT.includes(error)))) {
    const message = property(answer.error, 'message');
    const about = refusalSubject(error, typeof message === 'string' ? message : '');
    const isOfTheMail = OF_THE_MAIL_STATUSES.includes(status) && !isElsewhere;
    return isOfTheMail ? judge(error, about) : blocked(error, about, about === 'domain');
  }
  return { kind: 'retry', error, retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], now) };
};
