import { type AuthChangeEvent, GoTrueClient, type Session, type SupportedStorage } from '@supabase/auth-js';
import { type Answer, answerOf } from './answer.ts';
import { verifiedClaims } from './claims.ts';
import { factorsOf } from './factors.ts';
import { safeStorage } from './safe-storage.ts';
import { type SessionSettings, sessionSettings, storageKey } from './settings.ts';
import { sharedRefresh, untilVisible } from './shared-refresh.ts';
import { type SignInRequest, signInAddress, takeTokensFromAddress } from './sign-in.ts';

/** Specification §4: signed in, token refreshed, signed out, second factor verified. */
const CHANGES = ['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT', 'MFA_CHALLENGE_VERIFIED'] as const;
export type SessionChange = (typeof CHANGES)[number];

const isChange = (event: AuthChangeEvent): event is SessionChange =>
  CHANGES.some((change) => change === event);

/** Specification §4: `aal1` unless a second factor was verified; next `aal2` once there is a verified one. */
export interface AssuranceLevel {
  /** Null when nobody is signed in. */
  readonly currentLevel: 'aal1' | 'aal2' | null;
  /** What the visitor can reach. */
  readonly nextLevel: 'aal1' | 'aal2' | null;
}

/** `aal1` is the default (Specification §4): a token may name none. */
const levelOf = (named: string | null): 'aal1' | 'aal2' => (named === 'aal2' ? 'aal2' : 'aal1');

export type { Answer, Session, SignInRequest };

const connect = ({ url, key }: SessionSettings, given: SupportedStorage | undefined): GoTrueClient => {
  const name = storageKey(url);
  const { fetch, storage } = sharedRefresh(name, safeStorage(given));
  return new GoTrueClient({
    url,
    // The public key until a session exists; its calls carry the access token instead (Specification §6).
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: name,
    storage,
    fetch,
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
    skipAutoInitialize: true,
  });
};

const browserStorage = (): SupportedStorage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

/**
 * The visitor's session, over the maintained client of the service's protocol. It takes the answer of a sign-in from the
 * page's address, is kept in the browser's local storage, and refreshes by itself while the page is visible (Specification
 * §4 and §6). No call of it throws or rejects: failures are the `error` of its answer (Specification §8).
 *
 * @param options `url`: base of the service's addresses, such as `https://project.example/auth/v1`; `key`: its public key;
 *   `storage`: the browser's local storage unless given
 * @throws Error naming what is missing of address and key (Specification §7)
 */
export const createSession = (options: {
  readonly url?: string | undefined;
  readonly key?: string | undefined;
  readonly storage?: SupportedStorage | undefined;
}) => {
  const settings = sessionSettings(options);
  const client = connect(settings, options.storage ?? browserStorage());
  const begin = async (): Promise<void> => {
    await untilVisible();
    await client.initialize();
    await takeTokensFromAddress(client);
  };
  // What is wrong with the answer of a sign-in leaves the visitor as before: not signed in.
  const begun = begin().catch(() => undefined);

  return {
    /** The session now, refreshed when it is about to expire; null when nobody is signed in. */
    current: async (): Promise<Answer<Session | null>> => {
      await begun;
      const { data, error } = await answerOf(() => client.getSession());
      return error ? { data: null, error } : { data: data.session, error: null };
    },

    /**
     * @param heard called with what changed, here or in another tab, and the session after it; null once signed out
     * @returns stops hearing
     */
    onChange: (heard: (change: SessionChange, session: Session | null) => void): (() => void) => {
      const { data } = client.onAuthStateChange((event, session) => {
        if (!isChange(event)) return;
        try {
          heard(event, session);
        } catch (error) {
          // Thrown, it would pass for a refresh that failed.
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

    /** Of this browser, in all its tabs, whether or not the service is reached. Other devices stay signed in. */
    signOut: async (): Promise<Answer<true>> => {
      await begun;
      return await answerOf(async () => {
        const { error } = await client.signOut({ scope: 'local' });
        return { data: true as const, error };
      });
    },
  };
};
