import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { heavyFirstView } from './check-first-view.ts';
import { FIRST_VIEW_MAX_BYTES } from './weight.ts';

const noise = (bytes: number): string => randomBytes(bytes).toString('base64');
const page = (hero: string, rest: string): string =>
  `<html><body><main><section id="hero"><h1>T</h1>${hero}</section>${rest}</main></body></html>`;

test('finds a page whose first view is above the limit', () => {
  expect(heavyFirstView(page(noise(12_000), ''))).toBeGreaterThan(FIRST_VIEW_MAX_BYTES);
});

test('lets a page be as heavy as it wants behind its hero', () => {
  expect(heavyFirstView(page('', noise(60_000)))).toBeUndefined();
});
