import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../netlify/server/http/security-headers.ts';
import { observatory } from './observatory.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const score = (more: Record<string, string>, html = ''): number =>
  observatory({
    headers: new Headers({ ...SECURITY_HEADERS, 'content-security-policy': POLICY, ...more }),
    html,
  }).score;

test('nothing at all', () => {
  expect(observatory({ headers: new Headers(), html: '' }).score).toBe(100 - 25 - 20 - 5 - 20);
});

test.each<[string, number, Record<string, string>]>([
  ['everything', 130, {}],
  ['no default-src', 80, { 'content-security-policy': "frame-ancestors 'none'" }],
  ['another default', 125, { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }],
  [
    'unsafe script',
    80,
    {
      'content-security-policy': `${POLICY}; style-src x; script-src-elem y`.replace(
        "'self'",
        "'unsafe-inline'",
      ),
    },
  ],
  ['unsafe style', 120, { 'content-security-policy': `${POLICY}; style-src 'unsafe-inline'` }],
  ['eval', 110, { 'content-security-policy': POLICY.replace("'self'", "'unsafe-eval'") }],
  ['plain HTTP', 80, { 'content-security-policy': `${POLICY}; img-src http://a.example` }],
  ['frames of anybody', 80, { 'content-security-policy': "default-src 'none'" }],
  [
    'frames of nobody, the old way',
    125,
    { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
  ],
  ['a telling referrer', 120, { 'referrer-policy': 'unsafe-url' }],
  ['a short promise of HTTPS', 120, { 'strict-transport-security': 'max-age=3600' }],
  ['no promise of HTTPS', 80, { 'strict-transport-security': 'x' }],
  ['resources for anybody', 120, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['sniffing', 125, { 'x-content-type-options': 'x' }],
])('%s: %i', (_, expected, headers) => {
  expect(score(headers)).toBe(expected);
});

test('a script of another host is to be checked', () => {
  expect(score({}, '<script src="https://a.example/a.js"></script>')).toBe(125);
  expect(score({}, '<script src="https://a.example/a.js" integrity="sha384-x"></script>')).toBe(135);
  expect(score({}, '<script src="/a.js"></script>')).toBe(130);
});
