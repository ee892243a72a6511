import { property } from '../http/json-object.ts';
import { type RefusalSubject, refusalSubject } from './refusal-subject.ts';

/**
 * The outcome of one attempt to send a mail. `error` is the provider's name for the reason. If the name does not say
 * what was refused, that follows after a colon: `validation_error:from`. Never contains personal data.
 */
export type SendOutcome =
  | { readonly kind: 'accepted'; readonly providerId: string | null }
  | { readonly kind: 'retry'; readonly error: string; readonly retryAfterMs: number }
  /** The provider accepts no mail until the operator fixes the key, domain, sender, inbox or quota. */
  | {
      readonly kind: 'blocked';
      readonly error: string;
      /**
       * Whether the provider may have stored its refusal under the mail's key, so that the next try needs another key.
       */
      readonly keySpent: boolean;
    }
  /** The provider will never accept this mail. */
  | {
      readonly kind: 'refused';
      readonly error: string;
      /** The optional part that was refused; `unclear` if the message does not say. Absent = the mail itself. */
      readonly about?: 'reply_to' | 'attachment' | 'unclear';
    };

/** What Resend's SDK resolves to. The SDK's own types are stricter than the answers that a gateway may send. */
interface ProviderAnswer {
  readonly data: unknown;
  readonly error: unknown;
  readonly headers: Readonly<Record<string, string>> | null;
}

/** The key was used with other bytes, so the provider has accepted a mail with this key before. */
const ALREADY_ACCEPTED = 'invalid_idempotent_request';
/** Another process is sending this mail at the same time. The next try gets the result. */
export const BEING_SENT = 'concurrent_idempotent_requests';
/** More requests in a second than the team may send. */
const RATE_LIMITED = 'rate_limit_exceeded';
/** The SDK also reports a failed network, a timeout, and any answer that is not JSON as `application_error`. */
const TRANSIENT: readonly string[] = [BEING_SENT, RATE_LIMITED, 'application_error', 'internal_server_error'];
/** Errors about the content of one mail. The operator must fix any other error, unless it names a part of the mail. */
const OF_THE_MAIL: readonly string[] = [
  'validation_error',
  'missing_required_field',
  'invalid_attachment',
  'invalid_parameter',
  'security_error',
];
/** The mail is larger than the provider accepts. Only its attachment can be so large. */
const TOO_LARGE = 413;
/** With 401 and 403, `validation_error` is about the key and the sender's domain. */
const OF_THE_MAIL_STATUSES: readonly unknown[] = [400, 422, 451];
/** Mails of the day or month are used up: the account must be upgraded, or wait. */
const QUOTAS: readonly string[] = ['daily_quota_exceeded', 'monthly_quota_exceeded'];
/** With a quota's name it blocks the account, otherwise it passes. */
const TOO_MANY_REQUESTS = 429;
/** Statuses of temporary errors of a gateway or a firewall. */
const TEMPORARY: readonly unknown[] = [403, 408, 425, TOO_MANY_REQUESTS];
/** As long as the longest pause of a lead: a header by mistake must not stop mails for days. */
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

/** Classifies a 400, 422 or 451, which say that something is wrong with the mail. */
const classifyRefusal = (name: string, about: RefusalSubject): SendOutcome => {
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
 * Classifies an answer of Resend: accepted, worth another try, blocked until the operator acts, or refused for good. An
 * answer that it cannot read is worth another try. Source: resend.com/docs/api-reference/errors. The API does not
 * always use these names: a wrong key is also a 400 or 401 `validation_error`.
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
  const isClientError =
    typeof status === 'number' && status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;
  // The answer is not JSON, so another server answers at the provider's address.
  const isElsewhere = error === 'application_error' && !TEMPORARY.includes(status);
  if (QUOTAS.includes(error) || (isClientError && (isElsewhere || !TRANSIENT.includes(error)))) {
    const message = property(answer.error, 'message');
    const about = refusalSubject(error, typeof message === 'string' ? message : '');
    const isOfTheMail = OF_THE_MAIL_STATUSES.includes(status) && !isElsewhere;
    return isOfTheMail ? classifyRefusal(error, about) : blocked(error, about, about === 'domain');
  }
  return { kind: 'retry', error, retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], now) };
};
