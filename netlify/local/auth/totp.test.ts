import { expect, it } from 'vitest';
import { acceptedStep, currentCode, newSecret, totpAddress } from './totp.ts';

/** "12345678901234567890" in base 32: the secret of the examples in RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('makes at %i s the code of RFC 6238', (seconds, code) => {
  expect(currentCode(SECRET, seconds * 1000)).toBe(code);
});

it('accepts a code up to one step early or late, and only once', () => {
  const now = 1_234_567_890_000;
  const step = Math.floor(now / 30_000);
  for (const around of [-1, 0, 1])
    expect(acceptedStep(SECRET, currentCode(SECRET, now + around * 30_000), now, undefined)).toBe(
      step + around,
    );
  for (const around of [-2, 2])
    expect(acceptedStep(SECRET, currentCode(SECRET, now + around * 30_000), now, undefined)).toBeUndefined();
  expect(acceptedStep(SECRET, currentCode(SECRET, now), now, step)).toBeUndefined();
  expect(acceptedStep(SECRET, '12345', now, undefined)).toBeUndefined();
});

it('makes a new secret each time, and a URI with everything that an app needs', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
  expect(totpAddress(SECRET, 'Trama', 'a@b.example')).toBe(
    `otpauth://totp/Trama:a%40b.example?issuer=Trama&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  );
});
