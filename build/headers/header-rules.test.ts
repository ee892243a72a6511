import { expect, test } from 'vitest';
import { contentSecurityPolicy, SECURITY_HEADERS } from '../../netlify/server/http/security-headers.ts';
import { commonHeaders, isPreview, pageHeaders } from './header-rules.ts';

test('gives a page and its file its own policy and the address of the speculation rules', () => {
  const html = '<style>a{}</style><script>b()</script>';
  const headers = `  content-security-policy: ${contentSecurityPolicy(html)}\n  Speculation-Rules: "/api/speculation-rules"`;
  expect(pageHeaders({ path: '/servizi', file: 'servizi.html' }, html)).toBe(
    `/servizi\n${headers}\n/servizi.html\n${headers}`,
  );
});

test('gives the error page no speculation rules, because its pattern matches every file', () => {
  expect(pageHeaders({ path: '/*', file: '404.html' }, '<p>1</p>')).toBe(
    `/*\n  content-security-policy: ${contentSecurityPolicy('<p>1</p>')}`,
  );
});

test.each(['<p style="color:red">', '<a href="#" onclick="x()">'])('stops the build on %s', (tag) => {
  expect(() => pageHeaders({ path: '/x', file: 'x.html' }, `<main>${tag}</main>`)).toThrow(
    '/x: the content security policy blocks',
  );
});

test('gives every address the headers that functions set', () => {
  const [everywhere = ''] = commonHeaders('production');
  const [path, ...lines] = everywhere.split('\n');
  expect(path).toBe('/*');
  expect(lines).toEqual(Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`));
});

test('keeps previews out of search engines', () => {
  expect(commonHeaders('deploy-preview')[0]).toContain('\n  x-robots-tag: noindex');
  expect(commonHeaders('production').join('\n')).not.toContain('x-robots-tag');
});

test.each(['deploy-preview', 'branch-deploy', 'preview-server', 'staging'])(
  'treats %s as a preview',
  (context) => {
    expect(isPreview(context)).toBe(true);
  },
);

test.each([undefined, '', 'production', 'dev', 'local'])('does not treat %o as a preview', (context) => {
  expect(isPreview(context)).toBe(false);
});
