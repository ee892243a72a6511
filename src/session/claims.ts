import { AuthInvalidJwtError, type GoTrueClient, type JwtPayload } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';

/** Specification §8, word for word. */
const INVALID = 'Invalid JWT signature';

/** Whom the service's tokens are for when somebody is signed in. */
const AUDIENCE = 'authenticated';

/** What is signed with a key that the service publishes; for anything else the library would ask who the token says it is. */
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
 * Verifies a token against the service's `.well-known/jwks.json`, which the library caches for ten minutes (Specification
 * §7): signature, expiry, audience.
 *
 * @param token an access token; the current one unless given
 * @returns what the token claims; otherwise `Invalid JWT signature` (Specification §8), whose `cause` says more
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
