import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../netlify/server/http/security-headers.ts';
import { devPagePolicy } from './middleware.ts';

const HTML = '<style>a{}</style><script>b()</script>';

test('keeps the production policy except for what the dev server needs', () => {
  const left = (policy: string) =>
    policy.split(';').filter((directive) => !/^(?:style-src|worker-src|.*trusted-types)/.test(directive));
  expect(left(devPagePolicy(HTML))).toEqual(left(contentSecurityPolicy(HTML)));
  expect(left(devPagePolicy(HTML)).join()).toMatch(/script-src 'self' 'sha256-[^']+'/);
});

test('allows inline styles and drops trusted types', () => {
  expect(devPagePolicy(HTML)).toContain("style-src 'self' 'unsafe-inline';");
  expect(devPagePolicy(HTML)).not.toContain('trusted-types');
});
