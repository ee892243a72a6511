import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy holds the hashes of exactly the inline code of the page', () => {
  const rule = securityHeaders(
    '/servizi',
    '<style>a{}</style><script>b()</script><script type="application/ld+json">{}</script><script src="/c.js"></script>',
  );
  expect(rule).toContain(`script-src 'self' ${hash('b()')};style-src 'self' ${hash('a{}')};`);
  expect(rule.split('\n')[0]).toBe('/servizi');
  expect(rule).not.toContain('unsafe');
});

test.each(['<p style="color:red">', '<a href="#" onclick="x()">'])('%s stops the build', (tag) => {
  expect(() => securityHeaders('/x', `<main>${tag}</main>`)).toThrow(
    '/x: the content security policy blocks',
  );
});
