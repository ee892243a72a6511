/** The page's address carries the answer of a sign-in: a code (PKCE) in the query, or tokens in the fragment. */
const ANSWER = /[?#&](code|access_token)=/;

/**
 * @param address of a page
 * @returns whether it carries the answer of a sign-in, which nobody else may see
 */
export const carriesAnswer = (address: string): boolean => ANSWER.test(address);

/** What the client stores, or whatever else somebody put there; null without a session, or where storage is forbidden. */
const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(import.meta.env.SESSION_STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Read from the storage itself: the post of a click leaves at once, and the page with it. The client keeps the token fresh
 * while the page is visible.
 *
 * @returns the access token of the visitor's session; undefined without one
 */
export const storedToken = (): string | undefined => {
  const session = stored();
  if (typeof session !== 'object' || session === null || !('access_token' in session)) return undefined;
  const { access_token: token } = session;
  // A header carries these as they are; `fetch` would refuse the post otherwise.
  return typeof token === 'string' && /^[\w.-]+$/.test(token) ? token : undefined;
};
