import { property } from '../property.ts';
import type { Identity, TokenCheck } from './token-check.ts';

const ANONYMOUS: Identity = { identity: 'anonymous', assuranceLevel: null };

/** RFC 6750 §2.1; longer than any token of the service. */
const BEARER = /^Bearer ([\w.-]{1,8192})$/i;

/** `ERR_JWT_EXPIRED` and its like; never the message, which may quote the token. */
const reasonOf = (error: unknown): string => {
  const code = property(error, 'code');
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * @param request whose header `Authorization` carries the access token of a session, if there is one
 * @returns the identity of the click: a token that is wrong or expired counts as none, and so does every token while the
 *   service's keys cannot be had. One line of the log says so, without the token
 */
export const identityOf = async (
  request: Request,
  { tokenCheck, log }: { readonly tokenCheck: TokenCheck | undefined; log(line: string): void },
): Promise<Identity> => {
  const given = request.headers.get('authorization');
  if (given === null || tokenCheck === undefined) return ANONYMOUS;
  const token = BEARER.exec(given)?.[1];
  try {
    return await tokenCheck(token ?? '');
  } catch (error) {
    log(`click counts as anonymous: its token is not valid (${reasonOf(error)})`);
    return ANONYMOUS;
  }
};
