import { LOCAL_RESEND_KEY } from '../../server/environment.ts';
import type { Faults } from '../controls.ts';
import type { Incoming } from '../http/incoming.ts';
import { ApiError } from './api-error.ts';
import { listed } from './mail.ts';
import type { Outbox } from './outbox.ts';

/** Resend accepts 40 MB per mail, including attachments in base64. The rest of the JSON needs some more. */
const BODY_LIMIT_BYTES = 41 * 1024 * 1024;

/** The rate headers of every answer of Resend: five requests a second for a team. */
const RATE_HEADERS = { 'ratelimit-limit': '5', 'ratelimit-remaining': '4', 'ratelimit-reset': '1' };
const EXHAUSTED_HEADERS = { ...RATE_HEADERS, 'ratelimit-remaining': '0', 'retry-after': '1' };

/**
 * Answers `/emails`: `POST` as Resend's API does, `GET` with everything received so far, oldest first. The list has its
 * own format and needs no key, because it is for people and tests.
 *
 * @param fault 429 and 500 refuse every mail; the other faults affect the connection and are handled by the caller
 */
export const answerEmails = async (
  outbox: Outbox,
  incoming: Incoming,
  fault: Faults['email'],
): Promise<Response> => {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') {
    return Response.json(outbox.mails().map(listed));
  }
  try {
    if (incoming.method !== 'POST') {
      throw new ApiError('method_not_allowed', 'Method is not allowed for the requested path.');
    }
    checkApiKey(incoming.headers.get('authorization'));
    refuseOnFault(fault);
    const body: unknown = JSON.parse((await incoming.body(BODY_LIMIT_BYTES)).toString('utf8'));
    const id = await outbox.accept(body, incoming.headers.get('idempotency-key'));
    return Response.json({ id }, { headers: RATE_HEADERS });
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse();
    throw error;
  }
};

const checkApiKey = (authorization: string | null): void => {
  const key = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (key === undefined) {
    throw new ApiError('missing_api_key', 'Missing API key in the authorization header.');
  }
  if (key !== LOCAL_RESEND_KEY) throw new ApiError('invalid_api_key', 'API key is invalid.');
};

const refuseOnFault = (fault: Faults['email']): void => {
  if (fault === '429') {
    throw new ApiError(
      'rate_limit_exceeded',
      'Too many requests. Please limit the number of requests per second. Or contact support to increase rate limit.',
      EXHAUSTED_HEADERS,
    );
  }
  if (fault === '500') throw new ApiError('internal_server_error', 'An unexpected error occurred.');
};
