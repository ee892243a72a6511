import { GoTrueClient, type Provider } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';
import type { SessionSettings } from './settings.ts';

export interface SignInRequest {
  /** Name of a provider that the service supports. */
  readonly provider: string;
  /** Address that receives the answer; the service must allow it. */
  readonly redirectTo?: string;
  /** Scopes, separated by spaces. */
  readonly scopes?: string;
  /** More query parameters for the provider. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * Whether to use a challenge, true by default. Its verifier stays in this browser, so nobody else can use the answer.
   * Without a challenge the answer contains the tokens themselves.
   */
  readonly pkce?: boolean;
}

/** A client that only builds addresses without a challenge: it stores nothing and sends no requests. */
const clientWithoutPkce = ({ url, key }: SessionSettings): GoTrueClient =>
  new GoTrueClient({
    url,
    headers: { apikey: key },
    // A key of its own: two clients with the same key would interfere with each other.
    storageKey: 'no-pkce',
    flowType: 'implicit',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });

/**
 * Builds the sign-in address. Specification §7: it contains provider, `redirect_to`, `scopes`, `code_challenge` with
 * its method, query parameters and `skip_http_redirect`. The caller sends the visitor there.
 *
 * @param client the client of the session, which keeps the verifier
 * @returns the address
 */
export const signInAddress = async (
  client: GoTrueClient,
  settings: SessionSettings,
  { provider, redirectTo, scopes, query, pkce = true }: SignInRequest,
): Promise<Answer<string>> =>
  await answerOf(async () => {
    const asked = pkce ? client : clientWithoutPkce(settings);
    const { data, error } = await asked.signInWithOAuth({
      provider: provider as Provider, // The service supports more providers than this version of the library lists.
      options: {
        ...(redirectTo !== undefined && { redirectTo }),
        ...(scopes !== undefined && { scopes }),
        // The library does not add this parameter when it does not redirect.
        queryParams: { ...query, skip_http_redirect: 'true' },
        skipBrowserRedirect: true,
      },
    });
    return { data: data.url, error };
  });

/**
 * Removes the tokens from the page's address, because the browser history and reports would keep them, and stores them
 * once the service confirms the user. The library itself takes a code from the query.
 */
export const takeTokensFromAddress = async (client: GoTrueClient): Promise<void> => {
  if (typeof location === 'undefined') return;
  const answer = new URLSearchParams(location.hash.slice(1));
  const [token, refreshToken] = [answer.get('access_token'), answer.get('refresh_token')];
  if (!token || !refreshToken) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  await client.setSession({ access_token: token, refresh_token: refreshToken });
};
