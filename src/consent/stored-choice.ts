import { type Allowed, COOKIE_CHOICE_KEY, COOKIE_POLICY_SINCE, type CookieChoice } from './cookie-choice.ts';

/** 365 days (Specification §9). A literal in milliseconds keeps this module small: it is inline in every page. */
const VALID_FOR_MS = 31_536e6;

/**
 * Reads the stored choice about cookies, and removes it when it is invalid (Specification §4, "Cookie banner"). The
 * early script contains this function inline on every page.
 *
 * @returns the valid choice, in which only `true` allows anything; undefined when the visitor has to be asked: nothing
 *   is stored, storage is blocked, or the choice is unreadable, has no time, is from the future, or is older than 365
 *   days or than the current policy
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
 * Stores a choice for 365 days, or until the next one. If the browser forbids storage or has no room, nothing optional
 * is allowed, and the next page asks again.
 */
export const keepChoice = (allowed: Allowed): void => {
  try {
    localStorage[COOKIE_CHOICE_KEY] = JSON.stringify({
      necessary: true,
      ...allowed,
      timestamp: Date.now(),
    } satisfies CookieChoice);
  } catch {
    // The banner stays closed on this page all the same.
  }
};

/**
 * Removes the stored choice before a new one is saved. If the browser then has no room for the new one, the old consent
 * is gone anyway.
 */
export const forgetChoice = (): void => {
  try {
    localStorage.removeItem(COOKIE_CHOICE_KEY);
  } catch {
    // A browser that forbids storage has no choice to remove.
  }
};
