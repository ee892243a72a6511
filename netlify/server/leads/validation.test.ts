import { describe, expect, test } from 'vitest';
import {
  HIDDEN_IN_EMAIL_EXAMPLES,
  LINE_BREAK_EXAMPLES,
  VALIDATION_EXAMPLES,
} from '../../../src/lead/validation.examples.ts';
import { readBody } from '../http/request-body.ts';
import { checkLeadRequest, readLeadRequest } from './lead-request.ts';

const GOOD = {
  name: 'Giulia Montanari',
  email: 'g.montanari@officine.example',
  phone: '+39 02 1234567',
  // This form has every field.
  formType: 'quote',
  source: 'Homepage',
};
const EXAMPLES = [...VALIDATION_EXAMPLES, ...HIDDEN_IN_EMAIL_EXAMPLES, ...LINE_BREAK_EXAMPLES];

/** @returns the errors of a request with this body; its status if the body was rejected */
const errorsOf = async (type: string, body: string): Promise<unknown> => {
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const read = await readBody(request);
  if (!read.ok) return read.status;
  const verdict = checkLeadRequest(readLeadRequest(read.posted, null));
  return verdict.ok ? {} : verdict.errors;
};

describe('the validation examples, checked by the function', () => {
  test.each(EXAMPLES)('$field %#: $message', async ({ field, value, message }) => {
    const expected = message === undefined ? {} : { [field]: message };
    const json = { ...GOOD, privacyConsent: true, contactConsent: true, [field]: value };
    expect(await errorsOf('application/json', JSON.stringify(json))).toEqual(expected);
    const form = new URLSearchParams({ ...GOOD, privacyConsent: 'on', contactConsent: 'on', [field]: value });
    expect(await errorsOf('application/x-www-form-urlencoded', form.toString())).toEqual(expected);
  });
});
