import { expect, test } from 'vitest';
import { newAddress } from './moved-addresses.ts';

const MOVED = [
  { from: '/società', to: '/chi-siamo' },
  { from: '/index.php', to: '/' },
  { from: '/?p=:p', to: '/notizie' },
];

test.each([
  ['/societ%C3%A0?a=1', '/chi-siamo?a=1'],
  ['/societ%c3%a0/', '/chi-siamo'],
  ['/index.php?id=3', '/?id=3'],
  ['/?p=12', '/notizie?p=12'],
  ['/?p=12&q=1', undefined],
  ['/', undefined],
  ['/Index.php', undefined],
  ['//societ%C3%A0', undefined],
])('sends %s to %s', (url, location) => {
  expect(newAddress(MOVED, url)).toBe(location);
});
