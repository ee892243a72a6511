import { describe, expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer, seeOther } from './answers.ts';
import { contentSecurityPolicy } from './security-headers.ts';

describe('answers', () => {
  it.each([
    ['JSON', jsonAnswer(200, { ok: true })],
    ['redirect', seeOther('/richiesta-inviata')],
    ['HTML', htmlAnswer(422, '<p>', contentSecurityPolicy('<p>'))],
  ])('forbids storing, sniffing and framing of the answer: %s', (_, { headers }) => {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'none'/);
  });
});
