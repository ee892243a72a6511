import { GoTrueClient, type Provider } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';
import type { SessionSettings } from './settings.ts';

export interface SignInRequest {
  /** Name of a provider that the service knows. */
  readonly provider: string;
  /** Where the answer goes: an address that the service allows. */
  readonly redirectTo?: string;
  /** Separated by spaces. */
  readonly scopes?: string;
  /** What the provider is asked besides. */
  readonly query?: Readonly<Record<string, string>>;
  /**
   * With a challenge whose verifier stays in this browser, so that nobody else can use the answer: true unless said. Without
   * it the answer carries the tokens themselves.
   */
  readonly pkce?: boolean;
}

/** Builds addresses without a challenge; it stores nothing and asks nothing. */
const clientWithoutPkce = ({ url, key }: SessionSettings): GoTrueClient =>
  new GoTrueClient({
    url,
    headers: { apikey: key },
    // Of its own: two clients of one key would be in each other's way.
    storageKey: 'no-pkce',
    flowType: 'implicit',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    skipAutoInitialize: true,
  });

/**
 * Specification §7: the address from provider, `redirect_to`, `scopes`, `code_challenge` with its method, query parameters
 * and `skip_http_redirect`. Nobody is sent there: that is up to who asked.
 *
 * @param client the session's, which keeps the verifier
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
      provider: provider as Provider, // The service knows more providers than this version of the library names.
      options: {
        ...(redirectTo !== undefined && { redirectTo }),
        ...(scopes !== undefined && { scopes }),
        // The library keeps this parameter for itself when it does not go there.
        queryParams: { ...query, skip_http_redirect: 'true' },
        skipBrowserRedirect: true,
      },
    });
    return { data: data.url, error };
  });

/**
 * Takes the tokens out of the page's address, which history and reports would keep, and stores them once the service says
 * whose they are. A code in the query is taken by the library itself.
 */
export const takeTokensFromAddress = async (client: GoTrueClient): Promise<void> => {
  if (typeof location === 'undefined') return;
  const answer = new URLSearchParams(location.hash.slice(1));
  const [token, refreshToken] = [answer.get('access_token'), answer.get('refresh_token')];
  if (!token || !refreshToken) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  await client.setSession({ access_token: token, refresh_token: refreshToken });
};
