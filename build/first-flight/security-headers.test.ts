import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../netlify/server/http/content-security-policy.ts';
import { securityHeaders } from './security-headers.ts';

test('a page has a rule of its own, with its own policy', () => {
  const html = '<style>a{}</style><script>b()</script>';
  expect(securityHeaders('/servizi', html)).toBe(
    `/servizi\n  Content-Security-Policy: ${contentSecurityPolicy(html)}`,
  );
});

test.each(['<p style="color:red">', '<a href="#" onclick="x()">'])('%s stops the build', (tag) => {
  expect(() => securityHeaders('/x', `<main>${tag}</main>`)).toThrow(
    '/x: the content security policy blocks',
  );
});
