import { Secret, TOTP } from 'otpauth';

/** A code is valid one step early and late, because clocks differ and people type slowly (RFC 6238 §5.2). */
const STEPS_AROUND = 1;

/** With the library's defaults, those of authenticator apps: SHA-1, six digits, thirty seconds. */
const totpOf = (secret: string): TOTP => new TOTP({ secret });

/** @returns a new secret of 20 bytes, in base 32 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * @param secret in base 32
 * @param now in milliseconds
 * @returns the code that an authenticator app shows now
 */
export const currentCode = (secret: string, now: number): string =>
  totpOf(secret).generate({ timestamp: now });

/**
 * @param code the typed code
 * @param usedStep the step of the last accepted code: no code is valid twice (RFC 6238 §5.2)
 * @returns the step of the code; undefined when the code is not valid now
 */
export const acceptedStep = (
  secret: string,
  code: string,
  now: number,
  usedStep: number | undefined,
): number | undefined => {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp: now, window: STEPS_AROUND });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp: now }) + delta;
  return step > (usedStep ?? -1) ? step : undefined;
};

/** @returns the URI for the QR code of a secret, in the format of authenticator apps */
export const totpAddress = (secret: string, issuer: string, account: string): string =>
  new TOTP({ secret, issuer, label: account }).toString();
