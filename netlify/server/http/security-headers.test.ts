import { expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer, noContent, seeOther } from './answers.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

it.each([
  ['JSON', jsonAnswer(200, { ok: true })],
  ['a redirect', seeOther('/richiesta-inviata')],
  ['nothing', noContent()],
  ['HTML', htmlAnswer(422, '<p>', "default-src 'none'")],
])('is on %s of a function, which search engines never show', (_, { headers }) => {
  expect(Object.fromEntries(headers)).toMatchObject({ ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' });
});

it('denies each feature to everybody, this site included', () => {
  const features = SECURITY_HEADERS['permissions-policy']?.split(', ') ?? [];
  expect(features).toContain('camera=()');
  expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
});
