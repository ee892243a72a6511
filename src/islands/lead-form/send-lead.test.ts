import { expect, test } from 'vitest';
import { idempotencyKeys } from './send-lead.ts';

const lead = {
  name: 'Anna',
  email: 'a@b.it',
  phone: '02',
  company: '',
  message: '',
  privacyConsent: true as const,
  contactConsent: true as const,
};

test('uses the id that the form already has, and repeats it for a retry', () => {
  const keys = idempotencyKeys({ value: 'from-the-form' });
  expect(keys.keyFor(lead)).toBe('from-the-form');
  expect(keys.keyFor({ ...lead })).toBe('from-the-form');
});

test('makes an id when the form has none, and writes it into the form', () => {
  const field = { value: '' };
  expect(idempotencyKeys(field).keyFor(lead)).toMatch(/^[0-9a-f-]{36}$/);
  expect(field.value).toMatch(/^[0-9a-f-]{36}$/);
});

test('makes a new id for changed content, and for the lead after a success', () => {
  const keys = idempotencyKeys({ value: 'first' });
  keys.keyFor(lead);
  const changed = keys.keyFor({ ...lead, message: 'x' });
  expect(changed).not.toBe('first');
  keys.renew();
  expect(keys.keyFor({ ...lead, message: 'x' })).not.toBe(changed);
});
