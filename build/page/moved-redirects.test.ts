import { expect, test } from 'vitest';
import { movedRedirects } from './moved-redirects.ts';

const lines = (...moved: readonly (readonly [from: string, to: string])[]): string[] =>
  movedRedirects(moved.map(([from, to]) => ({ from, to })))
    .trim()
    .split('\n');

test.each([
  ['/contatti.html', ['/contatti.html /a 301']],
  ['/index.php', ['/index.php /a 301']],
  ['/Chi-Siamo', ['/Chi-Siamo /a 301']],
  ['/servizi/telefonia/', ['/servizi/telefonia /a 301']],
  ['/società', ['/societ%C3%A0 /a 301', '/società /a 301']],
  ['/societ%c3%a0/', ['/societ%C3%A0 /a 301', '/società /a 301']],
  ['/Chi%20siamo.htm', ['/Chi%20siamo.htm /a 301']],
  ['/perche%3F', ['/perche%3F /a 301']],
  ['/?p=:p', ['/ p=:value0 /a 301!']],
  ['/index.php?b=:x&a=:x', ['/index.php a=:value0 b=:value1 /a 301!']],
])('writes a rule for %s', (from, expected) => {
  expect(lines([from, '/a'])).toEqual(expected);
});

test('leaves the file of a page to the host', () => {
  expect(lines(['/a.html', '/a'], ['/index.html', '/'], ['/b.html', '/a'])).toEqual(['/b.html /a 301']);
});

test('puts rules with a query first, and sends no request through two of them', () => {
  expect(lines(['/index.php', '/'], ['/?p=:p', '/notizie'])).toEqual([
    '/ p=:value0 /notizie 301!',
    '/index.php p=:value0 /notizie 301!',
    '/index.php / 301',
  ]);
});
