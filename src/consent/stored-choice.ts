import { type Allowed, COOKIE_CHOICE_KEY, COOKIE_POLICY_SINCE, type CookieChoice } from './cookie-choice.ts';

/** 365 days (Specification §9). A literal in milliseconds, since this module is inline in every page. */
const VALID_FOR_MS = 31_536e6;

/**
 * Reads what the browser stored about cookies, and removes what no longer holds (Specification §4, "Cookie banner").
 * The early script holds it inline on every page.
 *
 * @returns the choice that still holds, in which only `true` allows anything; undefined when the visitor has to be asked:
 *   nothing stored, storage blocked, unreadable, without a time, older than 365 days or than the policy in force, or
 *   from the future
 */
export const storedChoice = (): CookieChoice | undefined => {
  try {
    const choice: CookieChoice = JSON.parse(localStorage[COOKIE_CHOICE_KEY]);
    const age = Date.now() - choice.timestamp;
    if (age >= 0 && age <= VALID_FOR_MS && (!COOKIE_POLICY_SINCE || choice.timestamp >= COOKIE_POLICY_SINCE))
      return choice;
    delete localStorage[COOKIE_CHOICE_KEY];
  } catch {
    // Not JSON, JSON null, or no storage: the same as nothing stored.
  }
  return undefined;
};

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
