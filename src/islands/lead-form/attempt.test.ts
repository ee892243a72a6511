import { describe, expect, test } from 'vitest';
import { recordOf, SHOWN_FIELDS } from '../../lead/fields.ts';
import { ERROR_NOTICES } from '../../lead/notices.ts';
import { judgeAttempt } from './attempt.ts';

const typed = {
  ...recordOf(SHOWN_FIELDS, () => ''),
  name: 'Giulia Montanari',
  email: 'g@officine.example',
  phone: '02 123',
  privacyConsent: true,
  contactConsent: true,
  website: '',
};
const noticeOf = (changes: Partial<typeof typed>, sends = 0, elapsed = 3000) => {
  const verdict = judgeAttempt({ typed: { ...typed, ...changes }, sends, elapsed });
  return verdict.ok ? 'sent' : verdict.notice;
};

describe('judgeAttempt', () => {
  test('sends a complete form after three seconds, three times at most', () => {
    expect(noticeOf({}, 2, 3000)).toBe('sent');
    expect(noticeOf({}, 0, 2999)).toBe(ERROR_NOTICES.tooFast);
    expect(noticeOf({}, 3)).toBe(ERROR_NOTICES.tooManyAttempts);
  });

  test('answers a filled honeypot with a general error', () => {
    expect(noticeOf({ website: 'x' }, 3, 0)).toBe(ERROR_NOTICES.honeypot);
  });

  test('gives a missing consent its own notice only when nothing else is wrong', () => {
    expect(noticeOf({ privacyConsent: false })).toBe(ERROR_NOTICES.privacyConsent);
    expect(noticeOf({ contactConsent: false })).toBe(ERROR_NOTICES.contactConsent);
    expect(noticeOf({ privacyConsent: false, contactConsent: false })).toBe(ERROR_NOTICES.privacyConsent);
    expect(noticeOf({ privacyConsent: false, email: 'x' })).toBe(ERROR_NOTICES.invalid);
  });
});
