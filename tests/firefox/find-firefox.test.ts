import { expect, test } from 'vitest';
import { findFirefox } from './find-firefox.ts';

test('the one that is named is taken', () => {
  expect(findFirefox({ FIREFOX_PATH: process.execPath, PATH: '/nowhere' })).toBe(process.execPath);
});

test('one that cannot be started is said, not passed over', () => {
  expect(() => findFirefox({ FIREFOX_PATH: '/nowhere/firefox' })).toThrow(
    'FIREFOX_PATH is "/nowhere/firefox", which cannot be started: expected a Firefox.',
  );
});
