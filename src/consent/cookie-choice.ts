/** What a visitor decided about cookies, as it stands in the browser's storage (Specification §3, "Cookie preferences"). */
export interface CookieChoice {
  /** Technical storage is always active. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was chosen, milliseconds since 1970. */
  timestamp: number;
}

/** Key in `localStorage` (Specification §9). */
export const COOKIE_CHOICE_KEY = 'cookie-preferences';

/**
 * When the cookie policy last changed in substance, milliseconds since 1970: who chose before is asked again. 0 = it has
 * not changed. Not the version of the legal texts, which also changes for a comma: the Garante (10 June 2021) wants
 * nobody asked again within six months without such a change.
 */
export const COOKIE_POLICY_SINCE = 0;
