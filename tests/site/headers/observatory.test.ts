import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../../netlify/server/http/security-headers.ts';
import { observatory } from './observatory.ts';

const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const score = (more: Record<string, string>, html = ''): number =>
  observatory({
    headers: new Headers({ ...SECURITY_HEADERS, 'content-security-policy': POLICY, ...more }),
    html,
  }).score;
const policyScore = (policy: string): number => score({ 'content-security-policy': policy });

test('scores an answer without headers', () => {
  expect(observatory({ headers: new Headers(), html: '' }).score).toBe(100 - 25 - 20 - 5 - 20);
});

test('scores an answer with every header', () => {
  expect(score({})).toBe(100 + 10 + 10 + 10 + 10 + 5 + 5);
});

test.each<[string, number, string]>([
  ['no default', 80, "frame-ancestors 'none'"],
  ['another default', 145, "default-src 'self'; frame-ancestors 'none'"],
  ['unsafe script', 80, POLICY.replace("'self'", "'unsafe-inline'")],
  ['unsafe script that a hash switches off', 150, POLICY.replace("'self'", "'unsafe-inline' 'sha256-x'")],
  ['scripts loaded by scripts, without a hash', 75, POLICY.replace("'self'", "'strict-dynamic'")],
  ['objects from anywhere', 80, `${POLICY}; object-src *`],
  ['unsafe style', 140, `${POLICY}; style-src 'unsafe-inline'`],
  ['eval', 130, POLICY.replace("'self'", "'unsafe-eval'")],
  ['pictures over plain HTTP', 130, `${POLICY}; img-src http://a.example`],
  ['fonts over plain HTTP', 80, `${POLICY}; font-src http://a.example`],
  ['a directive twice', 55, `${POLICY}; script-src 'none'`],
  ['framing by anyone', 80, "default-src 'none'"],
])('scores a policy with %s: %i', (_, expected, policy) => {
  expect(policyScore(policy)).toBe(expected);
});

test.each<[string, number, Record<string, string>]>([
  [
    'framing forbidden by the old header',
    145,
    { 'content-security-policy': "default-src 'none'", 'x-frame-options': 'DENY' },
  ],
  ['a referrer that reveals the address', 140, { 'referrer-policy': 'unsafe-url' }],
  ['the last known of several referrers', 150, { 'referrer-policy': 'unsafe-url, same-origin, x' }],
  ['no known referrer policy', 140, { 'referrer-policy': 'x' }],
  ['a short promise of HTTPS', 140, { 'strict-transport-security': 'max-age=3600' }],
  ['no promise of HTTPS', 80, { 'strict-transport-security': 'x' }],
  ['two promises of HTTPS', 80, { 'strict-transport-security': 'max-age=63072000, max-age=0' }],
  ['resources for anybody', 140, { 'cross-origin-resource-policy': 'cross-origin' }],
  ['resources for an unknown word', 135, { 'cross-origin-resource-policy': 'x' }],
  ['openers of any kind', 140, { 'cross-origin-opener-policy': 'unsafe-none' }],
  ['openers by an unknown word', 135, { 'cross-origin-opener-policy': 'Same-Origin' }],
  ['embedding of any kind', 140, { 'cross-origin-embedder-policy': 'unsafe-none' }],
  ['sniffing', 145, { 'x-content-type-options': 'x' }],
  ['secrets for any site', 50, { 'access-control-allow-credentials': 'true' }],
  ['a safe cookie', 155, { 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=Lax' }],
  ['a cookie that scripts read', 70, { 'set-cookie': 'a=b; Secure; SameSite=Lax' }],
  ['a cookie for any site', 80, { 'set-cookie': 'a=b; Secure; HttpOnly; SameSite=None' }],
  ['a cookie over plain HTTP', 140, { 'set-cookie': 'a=b; HttpOnly; SameSite=Lax' }],
])('scores %s: %i', (_, expected, headers) => {
  expect(score(headers)).toBe(expected);
});

test.each<[string, number]>([
  ['src="/a.js"', 150],
  ['src="/a.js" integrity="sha384-x"', 155],
  ['src="https://a.example/a.js"', 145],
  ['src="https://a.example/a.js" integrity="sha384-x"', 155],
  ['src="//a.example/a.js" integrity="sha384-x"', 80],
  ['src="http://a.example/a.js"', 50],
])('scores <script %s>: %i', (attributes, expected) => {
  expect(score({}, `<script ${attributes}></script>`)).toBe(expected);
});
