/** What a phone on 3G needs, three times over: a service that hangs is one that is down. */
const ANSWER_LIMIT_MS = 10_000;

/** Calls whose answer is saved as the session. */
const HANDS_OUT_A_SESSION = /\/(?:token|verify)(?:\?|$)/;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Specification §3. */
const isSession = (value: Record<string, unknown>): boolean =>
  typeof value['access_token'] === 'string' &&
  typeof value['refresh_token'] === 'string' &&
  typeof value['expires_in'] === 'number';

/**
 * `fetch` for the library, which trusts what a service answers: a page of a proxy, read as a refusal, would sign the visitor
 * out, and an answer without tokens would be stored as the session. Both count as a service that is down.
 *
 * @returns the service's answer, or 502 in its place
 * @throws what `fetch` throws, which the library expects: not reached, too late, cut
 */
export const askService: typeof fetch = async (input, init) => {
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
