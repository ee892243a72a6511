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

test('the first id is the one that the form already holds, and a retry repeats it', () => {
  const keys = idempotencyKeys({ value: 'from-the-form' });
  expect(keys.keyFor(lead)).toBe('from-the-form');
  expect(keys.keyFor({ ...lead })).toBe('from-the-form');
});

test('a form without an id gets one, and keeps it for its own post', () => {
  const field = { value: '' };
  expect(idempotencyKeys(field).keyFor(lead)).toMatch(/^[0-9a-f-]{36}$/);
  expect(field.value).toMatch(/^[0-9a-f-]{36}$/);
});

test('changed content gets its own id, and so does the lead after a success', () => {
  const keys = idempotencyKeys({ value: 'first' });
  keys.keyFor(lead);
  const changed = keys.keyFor({ ...lead, message: 'x' });
  expect(changed).not.toBe('first');
  keys.renew();
  expect(keys.keyFor({ ...lead, message: 'x' })).not.toBe(changed);
});
