import { AuthInvalidJwtError, type GoTrueClient, type JwtPayload } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';

/** The exact text of Specification §8. */
const INVALID = 'Invalid JWT signature';

/** The audience of the tokens that the service issues to signed-in visitors. */
const AUDIENCE = 'authenticated';

/**
 * Algorithms that use a key published by the service. For any other token the library would ask the service which user
 * the token belongs to.
 */
const SIGNATURES = ['ES256', 'RS256'];

const isSignedWithPublishedKey = (token: string): boolean => {
  const [part = ''] = token.split('.');
  const header: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
  return (
    typeof header === 'object' &&
    header !== null &&
    'alg' in header &&
    SIGNATURES.includes(String(header.alg)) &&
    'kid' in header
  );
};

/**
 * Verifies signature, expiry and audience of a token against the service's `.well-known/jwks.json`, which the library
 * caches for ten minutes (Specification §7).
 *
 * @param token an access token; by default the current one
 * @returns the claims of the token; otherwise the error `Invalid JWT signature` (Specification §8), with the reason as
 *   `cause`
 */
export const verifiedClaims = async (client: GoTrueClient, token?: string): Promise<Answer<JwtPayload>> => {
  const { data, error } = await answerOf(async () => {
    if (token !== undefined && !isSignedWithPublishedKey(token)) throw new AuthInvalidJwtError(INVALID);
    return await client.getClaims(token);
  });
  if (data && [data.claims.aud].flat().includes(AUDIENCE)) return { data: data.claims, error: null };
  const cause = error ?? new AuthInvalidJwtError('The token is for another audience.');
  return { data: null, error: Object.assign(new AuthInvalidJwtError(INVALID), { cause }) };
};
