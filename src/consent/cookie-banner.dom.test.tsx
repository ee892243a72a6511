import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_CHOICE_KEY } from './cookie-choice.ts';

const applyToTags = vi.hoisted(() => vi.fn());
vi.mock('./optional-tags.ts', () => ({ applyToTags }));

const choose = (analytics: boolean): void =>
  localStorage.setItem(
    COOKIE_CHOICE_KEY,
    JSON.stringify({ necessary: true, analytics, marketing: false, timestamp: Date.now() }),
  );
const rendersAhead = (isAhead: boolean): unknown =>
  Object.defineProperty(document, 'prerendering', { value: isAhead, configurable: true });

beforeEach(() => {
  vi.resetModules();
  applyToTags.mockClear();
  document.body.innerHTML = '<section id="cookie-banner" data-module="x"></section>';
  choose(true);
});

test('tags start with the page for whoever allowed them', async () => {
  rendersAhead(false);
  await import('./cookie-banner.ts');
  expect(applyToTags.mock.calls).toEqual([[expect.objectContaining({ analytics: true })]]);
});

test('a page that is rendered ahead starts none before it is shown, and then what is chosen by then', async () => {
  rendersAhead(true);
  await import('./cookie-banner.ts');
  expect(applyToTags).not.toHaveBeenCalled();
  choose(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(applyToTags.mock.calls).toEqual([[expect.objectContaining({ analytics: false })]]);
});

test.each([new Event('storage'), Object.assign(new Event('pageshow'), { persisted: true })])(
  'what another tab chose holds here from $type on',
  async (event) => {
    rendersAhead(false);
    await import('./cookie-banner.ts');
    applyToTags.mockClear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = '_ga=1';
    choose(false);
    dispatchEvent(event);
    expect(applyToTags.mock.calls.at(-1)).toEqual([expect.objectContaining({ analytics: false })]);
    expect(document.cookie).toBe('');
  },
);

test('a choice that is gone elsewhere changes nothing here: the banner asks', async () => {
  rendersAhead(false);
  await import('./cookie-banner.ts');
  applyToTags.mockClear();
  localStorage.removeItem(COOKIE_CHOICE_KEY);
  dispatchEvent(new Event('storage'));
  expect(applyToTags).not.toHaveBeenCalled();
});

test('a page that is shown for the first time starts its tags once', async () => {
  rendersAhead(false);
  await import('./cookie-banner.ts');
  dispatchEvent(new Event('pageshow'));
  expect(applyToTags).toHaveBeenCalledTimes(1);
});
