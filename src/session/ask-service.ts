/** Three times what a phone on 3G needs. After that a service that hangs counts as down. */
const ANSWER_LIMIT_MS = 10_000;

/** Requests whose answer the library saves as the session. */
const HANDS_OUT_A_SESSION = /\/(?:token|verify)(?:\?|$)/;
const REFRESHES = /[?&]grant_type=refresh_token\b/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields that Specification §3 requires of a session. */
const isSession = (value: Record<string, unknown>): boolean =>
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_in'] === 'number';

/**
 * Waits until the page is visible. Specification §4: a session is refreshed while its page is visible, and not while it
 * is hidden. A prerendered page counts as hidden.
 *
 * @returns resolves once the page is visible; at once where there is no document
 */
export const untilVisible = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }));
};

/**
 * A `fetch` for the library, which trusts every answer of the service: it would take a proxy's error page for a refusal
 * and sign the visitor out, and it would store an answer without tokens as the session. This `fetch` treats both like a
 * service that is down. It refreshes a session only while the page is visible.
 *
 * @returns the service's answer, or a 502 in its place
 * @throws what `fetch` throws and the library handles: no connection, a timeout, an answer that breaks off
 */
export const askService: typeof fetch = async (input, init) => {
  if (REFRESHES.test(String(input))) await untilVisible();
  const answer = await fetch(input, { ...init, signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
  if (answer.status === 204) return answer;
  const text = await answer.text();
  const body = parsed(text);
  const isUsable =
    isObject(body) && (!answer.ok || !HANDS_OUT_A_SESSION.test(String(input)) || isSession(body));
  return isUsable
    ? new Response(text, { status: answer.status, headers: answer.headers })
    : Response.json({ message: 'The service did not answer in its protocol.' }, { status: 502 });
};
