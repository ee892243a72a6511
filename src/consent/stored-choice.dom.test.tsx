import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COOKIE_CHOICE_KEY } from './cookie-choice.ts';
import { storedChoice } from './stored-choice.ts';

const DAY = 86_400_000;
/** A day on which the policy changed. */
const POLICY = Date.parse('2026-11-01');
vi.mock(import('./cookie-choice.ts'), async (original) => ({
  ...(await original()),
  COOKIE_POLICY_SINCE: Date.parse('2026-11-01') as 0,
}));

/** Long after the policy changed, so that only the age of a choice decides. */
const NOW = POLICY + 1000 * DAY;

const choice = (timestamp: unknown) => ({ necessary: true, analytics: true, marketing: false, timestamp });

let storage: Record<string, string>;
const store = (text: string): void => {
  storage[COOKIE_CHOICE_KEY] = text;
};

beforeEach(() => {
  storage = {};
  vi.stubGlobal('localStorage', storage);
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a valid choice', () => {
  it.each([
    ['made now', NOW],
    ['made yesterday', NOW - DAY],
    ['exactly 365 days old', NOW - 365 * DAY],
  ])('is returned when it is %s', (_, timestamp) => {
    store(JSON.stringify(choice(timestamp)));
    expect(storedChoice()).toEqual(choice(timestamp));
    expect(storage).toHaveProperty(COOKIE_CHOICE_KEY);
  });

  it('is returned when it was made at the moment when the current policy began', () => {
    vi.setSystemTime(POLICY + DAY);
    store(JSON.stringify(choice(POLICY)));
    expect(storedChoice()).toEqual(choice(POLICY));
  });
});

describe('an invalid choice', () => {
  it.each([
    ['older than 365 days', choice(NOW - 365 * DAY - 1)],
    ['from the future', choice(NOW + 1)],
    ['without a time', choice(undefined)],
    ['with a time that is no number', choice('ieri')],
    ['a list', []],
    ['a number', 7],
  ])('is removed when it is %s', (_, stored) => {
    store(JSON.stringify(stored));
    expect(storedChoice()).toBeUndefined();
    expect(storage).not.toHaveProperty(COOKIE_CHOICE_KEY);
  });

  it('is removed when it is older than the current policy', () => {
    vi.setSystemTime(POLICY + DAY);
    store(JSON.stringify(choice(POLICY - 1)));
    expect(storedChoice()).toBeUndefined();
    expect(storage).not.toHaveProperty(COOKIE_CHOICE_KEY);
  });
});

describe('a missing choice', () => {
  it('is undefined when nothing is stored', () => {
    expect(storedChoice()).toBeUndefined();
  });

  it.each(['', 'sì', '{"necessary":true', 'null', 'undefined'])('is undefined when %o is stored', (text) => {
    store(text);
    expect(storedChoice()).toBeUndefined();
  });

  it('is undefined when the browser refuses its storage', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
    expect(storedChoice()).toBeUndefined();
  });
});
