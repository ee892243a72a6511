import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIE_CHOICE_KEY } from './cookie-choice.ts';

const applyToTags = vi.hoisted(() => vi.fn());
vi.mock('./optional-tags.ts', () => ({ applyToTags }));
const dropClickIds = vi.hoisted(() => vi.fn());
vi.mock('../waiting-leads/lead-store.ts', () => ({ dropClickIds }));

const choose = (analytics: boolean, marketing = false): void =>
  localStorage.setItem(
    COOKIE_CHOICE_KEY,
    JSON.stringify({ necessary: true, analytics, marketing, timestamp: Date.now() }),
  );
beforeEach(() => {
  vi.resetModules();
  applyToTags.mockClear();
  dropClickIds.mockClear();
  choose(true);
});

const followChoice = async (): Promise<void> => (await import('./follow-choice.ts')).followChoice();

test('starts the tags that were allowed', async () => {
  await followChoice();
  expect(applyToTags.mock.calls).toEqual([[{ analytics: true, marketing: false }]]);
});

test.each(['"si"', '1', 'null'])('allows nothing when storage says %s instead of true', async (value) => {
  localStorage.setItem(COOKIE_CHOICE_KEY, `{"analytics":${value},"timestamp":${Date.now()}}`);
  await followChoice();
  expect(applyToTags.mock.calls).toEqual([[{ analytics: false, marketing: false }]]);
});

test('stops all tags when nothing is stored', async () => {
  localStorage.removeItem(COOKIE_CHOICE_KEY);
  await followChoice();
  expect(applyToTags.mock.calls).toEqual([[{ analytics: false, marketing: false }]]);
});

test.each([new Event('storage'), Object.assign(new Event('pageshow'), { persisted: true })])(
  'applies what another tab chose on $type',
  async (event) => {
    await followChoice();
    applyToTags.mockClear();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
    document.cookie = '_ga=1';
    choose(false);
    dispatchEvent(event);
    expect(applyToTags.mock.calls.at(-1)).toEqual([expect.objectContaining({ analytics: false })]);
    expect(document.cookie).toBe('');
  },
);

test('applies the same choice to the tags once, but expires refused cookies every time', async () => {
  choose(false);
  await followChoice();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store.
  document.cookie = '_ga=1';
  await followChoice();
  expect(applyToTags).toHaveBeenCalledTimes(1);
  expect(document.cookie).toBe('');
});

test('takes the click ids out of waiting leads unless marketing is allowed', async () => {
  choose(true, true);
  await followChoice();
  expect(dropClickIds).not.toHaveBeenCalled();
  choose(true);
  await followChoice();
  expect(dropClickIds).toHaveBeenCalledOnce();
});
