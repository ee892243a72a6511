import { COOKIE_CHOICE_KEY, type CookieChoice } from './cookie-choice.ts';

/** What a visitor may allow or refuse. */
export type Allowed = Pick<CookieChoice, 'analytics' | 'marketing'>;

/**
 * Keeps a choice for 365 days, or until the next one.
 *
 * @returns whether the browser stored it: where storage is blocked or full it holds for this page only, and the next
 *   page asks again; an older choice never outlives it
 */
export const keepChoice = ({ analytics, marketing }: Allowed): boolean => {
  const choice: CookieChoice = { necessary: true, analytics, marketing, timestamp: Date.now() };
  try {
    localStorage.setItem(COOKIE_CHOICE_KEY, JSON.stringify(choice));
    return true;
  } catch {
    try {
      localStorage.removeItem(COOKIE_CHOICE_KEY);
    } catch {}
    return false;
  }
};
