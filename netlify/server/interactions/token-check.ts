import { createRemoteJWKSet, jwtVerify } from 'jose';

/** With which identity a click is stored (Specification §6), and how surely a user signed in (§4). Nothing else. */
export type Identity =
  | { readonly identity: 'anonymous'; readonly assuranceLevel: null }
  | { readonly identity: 'user'; readonly assuranceLevel: 'aal1' | 'aal2' };

/** The click waits for it, and the visitor is on the telephone already. */
const KEYS_LIMIT_MS = 2_000;

/** How long published keys are believed: a key that was withdrawn is refused after that. */
const KEYS_MAX_AGE_MS = 10 * 60 * 1000;

/** Whom the service's tokens are for when somebody is signed in. */
const AUDIENCE = 'authenticated';

/** What is signed with a published key. `none`, and what is signed with a shared secret, are refused. */
const SIGNATURES = ['ES256', 'RS256'];

/**
 * @param token as the browser sent it
 * @returns the identity behind it
 * @throws an error of jose, whose `code` says why it is none: signature, issuer, audience, expiry, or keys that did not come
 */
export type TokenCheck = (token: string) => Promise<Identity>;

/**
 * Keys are fetched when the first token comes, and kept for ten minutes; a token that names an unknown key has them fetched
 * anew, at most every 30 seconds.
 *
 * @param authUrl base of the service's addresses, the issuer of its tokens; its keys are at `.well-known/jwks.json`
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
