/** Where the words of the banner lead; the words themselves are content (src/content/words.yaml). */
export const COOKIE_POLICY_HREF = '/cookie-policy';

/** Without JavaScript, the link that opens the preferences leads to what the policy says of them. */
export const COOKIE_PREFERENCES_HREF = '/cookie-policy#gestione';

/** What the triggers of the preferences name in `data-wakes` (src/early/wake.ts). */
export const COOKIE_PREFERENCES_ID = 'cookie-preferences';
