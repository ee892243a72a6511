/** A visitor's choice about cookies, as stored in the browser (Specification §3, "Cookie preferences"). */
export interface CookieChoice {
  /** Technical storage is always active. */
  necessary: true;
  analytics: boolean;
  marketing: boolean;
  /** Time of the choice, in milliseconds since 1970. */
  timestamp: number;
}

/** The purposes that a visitor can allow or refuse. */
export type Allowed = Pick<CookieChoice, 'analytics' | 'marketing'>;

/** Key in `localStorage` (Specification §9). */
export const COOKIE_CHOICE_KEY = 'cookie-preferences';

/**
 * Time of the cookie policy's last change in substance, in milliseconds since 1970; 0 when it has not changed. The
 * banner asks again every visitor who chose before it. The version of the legal texts cannot serve here, because it
 * changes for a comma too: the Garante (10 June 2021) forbids asking again within six months without a change in
 * substance.
 */
export const COOKIE_POLICY_SINCE = 0;

/** Address of the link in the banner; the banner's text is content (src/content/words.yaml). */
export const COOKIE_POLICY_HREF = '/cookie-policy';

/** The section of the policy about managing cookies. */
export const COOKIE_PREFERENCES_HASH = '#gestione';

/** Where the preferences link leads without JavaScript, and when its dialog cannot load. */
export const COOKIE_PREFERENCES_HREF = `${COOKIE_POLICY_HREF}${COOKIE_PREFERENCES_HASH}`;

/** Id that the triggers of the preferences carry in `data-wakes` (src/early/wake.ts). */
export const COOKIE_PREFERENCES_ID = 'cookie-preferences';
