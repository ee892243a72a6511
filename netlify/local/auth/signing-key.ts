import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';

const ALGORITHM = 'ES256';

/** A key pair as it is stored: a JWK with its private part. */
export type KeptKey = JWK;

export const newKey = async (): Promise<KeptKey> => {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const key = await exportJWK(privateKey);
  return { ...key, kid: await calculateJwkThumbprint(key), alg: ALGORITHM, use: 'sig' };
};

/** @returns the content of `.well-known/jwks.json`: only the public part of the key */
export const publishedKeys = ({ kty, crv, x, y, kid, alg, use }: KeptKey): { keys: JWK[] } => ({
  keys: [
    {
      kty: kty ?? '',
      crv: crv ?? '',
      x: x ?? '',
      y: y ?? '',
      kid: kid ?? '',
      alg: alg ?? '',
      use: use ?? '',
    },
  ],
});

/** @returns the claims as a signed token */
export const signToken = async (key: KeptKey, claims: JWTPayload): Promise<string> =>
  await new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid ?? '', typ: 'JWT' })
    .sign(await importJWK(key, ALGORITHM));
