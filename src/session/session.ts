import { type AuthChangeEvent, GoTrueClient, type Session, type SupportedStorage } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';
import { askService, untilVisible } from './ask-service.ts';
import { verifiedClaims } from './claims.ts';
import { factorsOf } from './factors.ts';
import { safeStorage } from './safe-storage.ts';
import { type SessionSettings, sessionSettings, storageKey } from './settings.ts';
import { type SignInRequest, signInAddress, takeTokensFromAddress } from './sign-in.ts';
import { carriesAnswer } from './stored-session.ts';
import { verifierName, verifiersInTab } from './verifier-storage.ts';

/** Specification §4: signed in, token refreshed, signed out, second factor verified. */
const CHANGES = ['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT', 'MFA_CHALLENGE_VERIFIED'] as const;
export type SessionChange = (typeof CHANGES)[number];

const isChange = (event: AuthChangeEvent): event is SessionChange =>
  CHANGES.some((change) => change === event);

/**
 * Specification §4: the current level is `aal1` unless a second factor was verified; the next level is `aal2` once the
 * visitor has a verified factor.
 */
export interface AssuranceLevel {
  /** Null when nobody is signed in. */
  readonly currentLevel: 'aal1' | 'aal2' | null;
  /** The highest level that the visitor can reach. */
  readonly nextLevel: 'aal1' | 'aal2' | null;
}

/** A token without a level has `aal1`, the default (Specification §4). */
const levelOf = (named: string | null): 'aal1' | 'aal2' => (named === 'aal2' ? 'aal2' : 'aal1');

export type { Answer, Session, SignInRequest };

const connect = (
  { url, key }: SessionSettings,
  kept: SupportedStorage | undefined,
  tab: SupportedStorage,
): GoTrueClient => {
  const name = storageKey(url);
  return new GoTrueClient({
    url,
    // The library sends the public key until a session exists, then the access token (Specification §6).
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: name,
    storage: verifiersInTab(safeStorage(kept), tab, name),
    fetch: askService,
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
    skipAutoInitialize: true,
  });
};

/** @returns a storage of the browser; undefined where it is forbidden */
const browserStorage = (name: 'localStorage' | 'sessionStorage'): SupportedStorage | undefined => {
  try {
    return globalThis[name];
  } catch {
    return undefined;
  }
};

/**
 * Creates the visitor's session on top of the service's maintained client library. The session takes the answer of a
 * sign-in from the page's address, lives in the browser's local storage, and refreshes itself while the page is visible
 * (Specification §4 and §6). Its calls never throw or reject: they return failures as `error` (Specification §8).
 *
 * @param options `url`: base of the service's addresses, such as `https://project.example/auth/v1`; `key`: its public
 *   key; `storage`: by default the browser's local storage, and its session storage for the secret of a sign-in
 * @throws Error with the names of the missing options, address or key (Specification §7)
 */
export const createSession = (options: {
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly storage?: SupportedStorage | undefined;
}) => {
  const settings = sessionSettings(options);
  const tab = safeStorage(options.storage ?? browserStorage('sessionStorage'));
  const client = connect(settings, options.storage ?? browserStorage('localStorage'), tab);
  const begin = async (): Promise<void> => {
    await untilVisible();
    const isAnswer = typeof location !== 'undefined' && carriesAnswer(location.href);
    await client.initialize();
    // The library leaves the secret of a sign-in that the service or the visitor refused.
    if (isAnswer) await tab.removeItem(verifierName(storageKey(settings.url)));
    await takeTokensFromAddress(client);
  };
  // When the answer of a sign-in is wrong, the visitor simply stays signed out.
  const begun = begin().catch(() => undefined);

  return {
    /** Returns the session, refreshed first when it is about to expire; null when nobody is signed in. */
    current: async (): Promise<Answer<Session | null>> => {
      await begun;
      const { data, error } = await answerOf(() => client.getSession());
      return error ? { data: null, error } : { data: data.session, error: null };
    },

    /**
     * @param listener called with each change and the session after it; null after signing
     *   out
     * @returns a function that removes the listener
     */
    onChange: (listener: (change: SessionChange, session: Session | null) => void): (() => void) => {
      const { data } = client.onAuthStateChange((event, session) => {
        if (!isChange(event)) return;
        try {
          listener(event, session);
        } catch (error) {
          // The library would take an exception for a failed refresh.
          console.error(error);
        }
      });
      return () => data.subscription.unsubscribe();
    },

    assuranceLevel: async (): Promise<Answer<AssuranceLevel>> => {
      await begun;
      const { data: now } = await answerOf(() => client.getSession());
      const { data, error } = await answerOf(() => client.mfa.getAuthenticatorAssuranceLevel());
      if (error) return { data: null, error };
      if (!now?.session) return { data: { currentLevel: null, nextLevel: null }, error: null };
      return {
        data: { currentLevel: levelOf(data.currentLevel), nextLevel: levelOf(data.nextLevel) },
        error: null,
      };
    },

    factors: factorsOf(client),
    signInAddress: (request: SignInRequest) => signInAddress(client, settings, request),
    claims: (token?: string) => verifiedClaims(client, token),

    /** Signs out this browser, even when the service cannot be reached. Other devices stay signed in. */
    signOut: async (): Promise<Answer<true>> => {
      await begun;
      return await answerOf(async () => {
        const { error } = await client.signOut({ scope: 'local' });
        return { data: true as const, error };
      });
    },
  };
};
