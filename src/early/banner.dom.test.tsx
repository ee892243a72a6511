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
  document.body.innerHTML = '<section id="cookie-banner" data-pending hidden></section>';
});

test('who has not chosen is asked', () => {
  watchChoice();
  expect(banner().hidden).toBe(false);
  expect(banner().dataset['pending']).toBeUndefined();
});

test('who has chosen is not', () => {
  choose();
  watchChoice();
  expect(banner().hidden).toBe(true);
});

test.each(['storage', 'pageshow'])('after a choice elsewhere %s hides it', (type) => {
  watchChoice();
  choose();
  dispatchEvent(new Event(type));
  expect(banner().hidden).toBe(true);
});
