import { requestNumber } from '../lead/request-number.ts';
import { SENT_WITHIN_MS } from './waiting-lead.ts';

/** Milliseconds until the next try when the server does not say how long it wants to rest. */
const PAUSE_MS = 60_000;
/** The same after "too many requests": the limit counts an hour (docs/reliability.md). */
const LONG_PAUSE_MS = 3_600_000;

const TOO_MANY = 429;
/** Client errors that pass by themselves: the request took too long, or came too early. */
const PASSING = new Set([408, 425, TOO_MANY]);

export type Judgement =
  | { readonly kind: 'accepted'; readonly number: string | undefined; readonly isCvMissing: boolean }
  /** The server will not take the lead as it is. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Milliseconds since 1970: the server asks for a pause, or something between it and the browser has answered. */
  | { readonly kind: 'later'; readonly notBefore: number };

interface Body {
  readonly ok?: unknown;
  readonly id?: unknown;
  readonly attachment?: unknown;
  readonly message?: unknown;
  readonly errors?: unknown;
}

/** The page of a gateway, or of a network that wants a sign-in first, is no JSON object. */
const readBody = (text: string): Body => {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
};

/** Reads `Retry-After`: seconds or a date (RFC 9110 §10.2.3). */
const pauseOf = (header: string | null, status: number, now: number): number => {
  const asked = Number(header ?? Number.NaN) * 1000;
  const until = Number.isNaN(asked) ? Date.parse(header ?? '') - now : asked;
  const usual = status === TOO_MANY ? LONG_PAUSE_MS : PAUSE_MS;
  return until >= 0 ? Math.min(until, SENT_WITHIN_MS) : usual;
};

const refusalOf = ({ errors, message }: Body): string => {
  const reason = [...Object.values(Object(errors)), message].find((text) => typeof text === 'string');
  return typeof reason === 'string' ? reason.replace(/\.$/, '') : 'Il sito non l’ha accettata';
};

/**
 * Decides what an answer to a waiting lead means. Only the function itself can accept or refuse one, in JSON; whatever
 * else answers, such as the sign-in page of a Wi-Fi, delays it.
 *
 * @param status HTTP status
 * @param retryAfter the header `Retry-After`
 * @param text the whole body
 * @param now milliseconds since 1970
 */
export const judgeAnswer = (
  status: number,
  retryAfter: string | null,
  text: string,
  now: number,
): Judgement => {
  const body = readBody(text);
  if (status === 200 && body.ok === true) {
    const number = typeof body.id === 'string' ? requestNumber(body.id) : undefined;
    return { kind: 'accepted', number, isCvMissing: body.attachment === 'missing' };
  }
  const isFinal = status >= 400 && status < 500 && !PASSING.has(status) && body.ok === false;
  if (isFinal) return { kind: 'refused', reason: refusalOf(body) };
  return { kind: 'later', notBefore: now + pauseOf(retryAfter, status, now) };
};
