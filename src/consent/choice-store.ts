import { COOKIE_CHOICE_KEY, type CookieChoice } from './cookie-choice.ts';

/** What a visitor may allow or refuse. */
export type Allowed = Pick<CookieChoice, 'analytics' | 'marketing'>;

/**
 * Keeps a choice for 365 days, or until the next one. Where the browser forbids storage or has no room, nothing
 * optional is allowed, and the next page asks again.
 */
export const keepChoice = (allowed: Allowed): void => {
  try {
    localStorage[COOKIE_CHOICE_KEY] = JSON.stringify({
      necessary: true,
      ...allowed,
      timestamp: Date.now(),
    } satisfies CookieChoice);
  } catch {
    // The visitor has answered for this page.
  }
};

/** First of a change of mind: what was allowed never outlives a refusal that finds no room. */
export const forgetChoice = (): void => {
  try {
    localStorage.removeItem(COOKIE_CHOICE_KEY);
  } catch {
    // Where storage is forbidden there is nothing to forget.
  }
};
