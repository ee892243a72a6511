import { expect, test } from 'vitest';
import { findFirefox } from './find-firefox.ts';

test('takes the Firefox that FIREFOX_PATH names', () => {
  expect(findFirefox({ FIREFOX_PATH: process.execPath, PATH: '/nowhere' })).toBe(process.execPath);
});

test('throws when FIREFOX_PATH names a file that cannot be started', () => {
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow(
    'FIREFOX_PATH is "/nowhere/firefox", which cannot be started: expected a Firefox.',
  );
});
