/** What a visitor decided about cookies, as it stands in the browser's storage (Specification §3, "Cookie preferences"). */
export interface CookieChoice {
  /** Technical storage is always active. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** When it was chosen, milliseconds since 1970. */
  timestamp: number;
}

/** What a visitor may allow or refuse. */
export type Allowed = Pick<CookieChoice, 'analytics' | 'marketing'>;

/** Key in `localStorage` (Specification §9). */
export const COOKIE_CHOICE_KEY = 'cookie-preferences';

/**
 * When the cookie policy last changed in substance, milliseconds since 1970: who chose before is asked again. 0 = it has
 * not changed. Not the version of the legal texts, which also changes for a comma: the Garante (10 June 2021) wants
 * nobody asked again within six months without such a change.
 */
export const COOKIE_POLICY_SINCE = 0;

/** Where the words of the banner lead; the words themselves are content (src/content/words.yaml). */
export const COOKIE_POLICY_HREF = '/cookie-policy';

/** Without JavaScript, the link that opens the preferences leads to what the policy says of them. */
export const COOKIE_PREFERENCES_HREF = '/cookie-policy#gestione';

/** What the triggers of the preferences name in `data-wakes` (src/early/wake.ts). */
export const COOKIE_PREFERENCES_ID = 'cookie-preferences';
