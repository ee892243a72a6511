import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { htmlAnswer, jsonAnswer, noContent, seeOther } from './answers.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

describe('the security headers', () => {
  it.each([
    ['JSON', jsonAnswer(200, { ok: true })],
    ['a redirect', seeOther('/richiesta-inviata')],
    ['nothing', noContent()],
    ['HTML', htmlAnswer(422, '<p>', "default-src 'none'")],
  ])('are set on an answer of a function, with `noindex`: %s', (_, { headers }) => {
    expect(Object.fromEntries(headers)).toMatchObject({ ...SECURITY_HEADERS, 'x-robots-tag': 'noindex' });
  });

  it('denies every listed browser feature to all origins, including this site', () => {
    const features = SECURITY_HEADERS['permissions-policy']?.split(', ') ?? [];
    expect(features).toContain('camera=()');
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
  });
});

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(
    '<style>p{}</style><style media="print">q{}</style><script>go()</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{"a":1}</script><script type="module">\nup()\n</script>',
  );

  it('allows the inline code of the page by its hash, and no other inline code', () => {
    expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('\nup()\n')};`);
    expect(policy).toContain(`style-src 'self' ${hash('p{}')} ${hash('q{}')};`);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    "default-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'self'",
  ])('says %s on every page', (directive) => {
    expect(policy.split(';')).toContain(directive);
  });

  it('names no other host by default', () => {
    expect(contentSecurityPolicy('<p></p>', {})).not.toContain('https:');
  });

  it('names the origins of configured tags only', () => {
    const withTag = contentSecurityPolicy('<script>go()</script>', { PUBLIC_MARKETING_ID: '123' });
    expect(withTag).toContain(`script-src 'self' ${hash('go()')} https://connect.facebook.net;`);
    expect(withTag).toContain("img-src 'self' data: https://www.facebook.com;");
    expect(withTag).toContain("connect-src 'self' https://www.facebook.com;");
    expect(withTag).not.toContain('google');
  });

  it('names the origin of the session service if its address and key are configured', () => {
    const variables = { PUBLIC_AUTH_URL: 'https://accessi.example/auth/v1', PUBLIC_AUTH_KEY: 'k' };
    expect(contentSecurityPolicy('', variables)).toContain("connect-src 'self' https://accessi.example;");
    for (const part of [{ PUBLIC_AUTH_URL: variables.PUBLIC_AUTH_URL }, { PUBLIC_AUTH_KEY: 'k' }, {}])
      expect(contentSecurityPolicy('', part)).toContain("connect-src 'self';");
  });

  it('requires trusted types unless a tag of another host is configured', () => {
    expect(contentSecurityPolicy('', {})).toMatch(
      /;require-trusted-types-for 'script';trusted-types worker$/,
    );
    expect(contentSecurityPolicy('', { PUBLIC_ANALYTICS_ID: 'G-1' })).not.toContain('trusted-types');
  });
});
