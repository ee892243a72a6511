import { randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';

const ALGORITHM = 'ES256';

/** @returns a new key pair: a JWK with its private part */
export const newKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: ALGORITHM, use: 'sig' };
};

/** @returns the key without its private part, as `.well-known/jwks.json` publishes it */
export const publicPart = ({ d: _private, ...key }: JWK): JWK => key;

/** @returns the claims as a signed token */
export const signToken = (key: JWK, claims: JWTPayload): Promise<string> =>
  new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid ?? '', typ: 'JWT' })
    .sign(key);
