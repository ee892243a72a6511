import { beforeEach, expect, test } from 'vitest';
import { COOKIE_CHOICE_KEY } from '../consent/cookie-choice.ts';
import { watchChoice } from './banner.ts';

const banner = () => document.getElementById('cookie-banner') as HTMLElement;
const choose = () =>
  localStorage.setItem(
    COOKIE_CHOICE_KEY,
    JSON.stringify({ necessary: true, analytics: false, marketing: false, timestamp: Date.now() }),
  );

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<section id="cookie-banner" hidden="hidden"></section>';
});

test('shows the banner when the visitor has not chosen', () => {
  watchChoice();
  expect(banner().hidden).toBe(false);
  expect(banner().getAttribute('hidden')).toBeNull();
});

test('hides the banner when the visitor has chosen', () => {
  choose();
  watchChoice();
  expect(banner().getAttribute('hidden')).toBe('');
});

test.each(['storage', 'pageshow'])('hides the banner on %s after a choice in another tab or page', (type) => {
  watchChoice();
  choose();
  dispatchEvent(new Event(type));
  expect(banner().hidden).toBe(true);
});

test('shows the banner again where the preferences link leads when its dialog cannot load', () => {
  choose();
  watchChoice();
  location.hash = '#gestione';
  dispatchEvent(new Event('hashchange'));
  expect(banner().hidden).toBe(false);
  location.hash = '';
});
