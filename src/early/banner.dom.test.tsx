import { beforeEach, expect, test } from 'vitest';
import { COOKIE_CHOICE_KEY } from '../consent/cookie-choice.ts';
import { askForChoice } from './consent.ts';

const banner = () => document.getElementById('cookie-banner') as HTMLElement;
const choose = () =>
  localStorage.setItem(
    COOKIE_CHOICE_KEY,
    JSON.stringify({ necessary: true, analytics: false, marketing: false, timestamp: Date.now() }),
  );

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<section id="cookie-banner" hidden></section>';
});

test('who has not chosen is asked', () => {
  askForChoice();
  expect(banner().hidden).toBe(false);
});

test('who has chosen is not', () => {
  choose();
  askForChoice();
  expect(banner().hidden).toBe(true);
});

test.each(['storage', 'pageshow'])('after a choice elsewhere %s hides it', (type) => {
  askForChoice();
  choose();
  dispatchEvent(new Event(type));
  expect(banner().hidden).toBe(true);
});
