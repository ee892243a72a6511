import { createRemoteJWKSet, jwtVerify } from 'jose';
import { property } from '../http/json-object.ts';

/** The identity stored with a click (Specification §6), and the assurance level of the sign-in (§4). Nothing else. */
export type Identity =
  | { readonly identity: 'anonymous'; readonly assuranceLevel: null }
  | { readonly identity: 'user'; readonly assuranceLevel: 'aal1' | 'aal2' };

const ANONYMOUS: Identity = { identity: 'anonymous', assuranceLevel: null };

/** RFC 6750 §2.1. The maximum is longer than any token of the service. */
const BEARER = /^Bearer ([\w.-]{1,8192})$/i;

/** @returns a code such as `ERR_JWT_EXPIRED`; never the message, which may quote the token */
const reasonOf = (error: unknown): string => {
  const code = property(error, 'code');
  if (typeof code === 'string') return code;
  return error instanceof Error ? error.name : 'unknown';
};

/**
 * @param request its header `Authorization` carries the access token of a session, if there is one
 * @returns the identity of the click: anonymous when the token is wrong or expired, or while the keys of the service
 *   cannot be fetched. One line of the log then says so, without the token
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

/** Short, because the request of the click waits for the keys. */
const KEYS_LIMIT_MS = 2_000;

/** How long fetched keys are cached. A withdrawn key is refused after that time. */
const KEYS_MAX_AGE_MS = 10 * 60 * 1000;

/** The audience of the tokens of signed-in users. */
const AUDIENCE = 'authenticated';

/** Algorithms that use a published key. Tokens with `none` or a shared secret are refused. */
const SIGNATURES = ['ES256', 'RS256'];

/**
 * @param token from the browser, unchecked
 * @returns the identity of the token's user
 * @throws an error of jose, whose `code` names the reason: signature, issuer, audience, expiry, or keys not fetched
 */
export type TokenCheck = (token: string) => Promise<Identity>;

/**
 * Fetches the keys for the first token and caches them for ten minutes. A token that names an unknown key makes it
 * fetch them again, at most every 30 seconds.
 *
 * @param authUrl base URL of the service and issuer of its tokens; its keys are at `.well-known/jwks.json`
 */
export const tokenCheck = (authUrl: string): TokenCheck => {
  const keys = createRemoteJWKSet(new URL(`${authUrl}/.well-known/jwks.json`), {
    timeoutDuration: KEYS_LIMIT_MS,
    cacheMaxAge: KEYS_MAX_AGE_MS,
  });
  return async (token) => {
    const { payload } = await jwtVerify(token, keys, {
      issuer: authUrl,
      audience: AUDIENCE,
      algorithms: SIGNATURES,
      requiredClaims: ['exp', 'sub'],
    });
    return { identity: 'user', assuranceLevel: payload['aal'] === 'aal2' ? 'aal2' : 'aal1' };
  };
};
