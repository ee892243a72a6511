import { expect, test } from 'vitest';
import { checkLead } from './schema.ts';
import { HIDDEN_IN_EMAIL_EXAMPLES, LINE_BREAK_EXAMPLES, VALIDATION_EXAMPLES } from './validation.examples.ts';

const GOOD = {
  name: 'Giulia Montanari',
  email: 'g.montanari@officine.example',
  phone: '+39 02 1234567',
  privacyConsent: true,
  contactConsent: true,
};

test('has at least 200 values, each once', () => {
  const rows = VALIDATION_EXAMPLES.map(({ field, value }) => `${field} ${value}`);
  expect(rows.length).toBeGreaterThanOrEqual(200);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
});

test.each([...VALIDATION_EXAMPLES, ...HIDDEN_IN_EMAIL_EXAMPLES, ...LINE_BREAK_EXAMPLES])(
  'checks $field %#: $message',
  (example) => {
    const verdict = checkLead({ ...GOOD, [example.field]: example.value });
    expect(verdict.ok ? {} : verdict.errors).toEqual(
      example.message === undefined ? {} : { [example.field]: example.message },
    );
  },
);
