import { expect, test } from 'vitest';
import { idempotencyKeys } from './idempotency-key.ts';

const lead = {
  name: 'Anna',
  email: 'a@b.it',
  phone: '02',
  company: '',
  message: '',
  privacyConsent: true as const,
  contactConsent: true as const,
};

test('a retry repeats the id, changed content gets its own, and so does the lead after a success', () => {
  const keys = idempotencyKeys();
  const first = keys.keyFor(lead);
  expect(keys.keyFor({ ...lead })).toBe(first);
  const changed = keys.keyFor({ ...lead, message: 'x' });
  expect(changed).not.toBe(first);
  keys.forget();
  expect(keys.keyFor({ ...lead, message: 'x' })).not.toBe(changed);
});
