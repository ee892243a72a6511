/**
 * Matches an address with the answer of a sign-in: a code (PKCE) in the query, tokens in the fragment, or an error in
 * either.
 */
const ANSWER = /[?#&](code|access_token|error)=/;

/**
 * @param address address of a page
 * @returns whether it contains the answer of a sign-in, which nobody else may see
 */
export const carriesAnswer = (address: string): boolean => ANSWER.test(address);

/** Returns what the session's client stored, unchecked; null without a session, or where storage is forbidden. */
const stored = (): unknown => {
  try {
    return JSON.parse(localStorage.getItem(import.meta.env.SESSION_STORAGE_KEY) ?? 'null');
  } catch {
    return null;
  }
};

/**
 * Reads the token straight from the storage, because the post for a click must leave at once: the page may be about to
 * close. The client keeps the token fresh while the page is visible.
 *
 * @returns the access token of the visitor's session; undefined without one
 */
export const storedToken = (): string | undefined => {
  const session = stored();
  if (typeof session !== 'object' || session === null || !('access_token' in session)) return undefined;
  const { access_token: token } = session;
  // A header can contain these characters; with others `fetch` would reject the post.
  return typeof token === 'string' && /^[\w.-]+$/.test(token) ? token : undefined;
};
