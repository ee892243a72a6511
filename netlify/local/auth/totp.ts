import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the values of authenticator apps: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A code is valid one step early and late, because clocks differ and people type slowly (RFC 6238 §5.2). */
const STEPS_AROUND = [-1, 0, 1];
const SECRET_BYTES = 20;

/** RFC 4648 §6. */
const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** @returns a new secret, in base 32 */
export const newSecret = (): string =>
  Array.from(randomBytes((SECRET_BYTES * 8) / 5), (byte) => BASE_32[byte % 32]).join('');

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (sign) => BASE_32.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** RFC 4226 §5.3. */
const codeOfStep = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
};

const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / STEP_SECONDS);

/**
 * @param secret in base 32
 * @param now in milliseconds
 * @returns the code that an authenticator app shows now
 */
export const currentCode = (secret: string, now: number): string => codeOfStep(secret, stepAt(now));

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
): number | undefined =>
  STEPS_AROUND.map((around) => stepAt(now) + around).find((step) => {
    const right = Buffer.from(codeOfStep(secret, step));
    const given = Buffer.from(code);
    return step > (usedStep ?? -1) && given.length === right.length && timingSafeEqual(given, right);
  });

/** @returns the URI for the QR code of a secret, in the format of authenticator apps */
export const totpAddress = (secret: string, issuer: string, account: string): string =>
  `otpauth://totp/${encodeURIComponent(`${issuer}:${account}`)}?${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: String(STEP_SECONDS) })}`;
