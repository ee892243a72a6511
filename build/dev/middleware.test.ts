import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../netlify/server/http/content-security-policy.ts';
import { devPagePolicy } from './middleware.ts';

const HTML = '<style>a{}</style><script>b()</script>';

test('what no dev server needs is as in production', () => {
  const left = (policy: string) =>
    policy.split(';').filter((directive) => !/^(?:style-src|worker-src|.*trusted-types)/.test(directive));
  expect(left(devPagePolicy(HTML))).toEqual(left(contentSecurityPolicy(HTML)));
  expect(left(devPagePolicy(HTML)).join()).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

test('styles may change while the page is open', () => {
  expect(devPagePolicy(HTML)).toContain("style-src 'self' 'unsafe-inline';");
  expect(devPagePolicy(HTML)).not.toContain('trusted-types');
});
