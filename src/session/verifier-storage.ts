import type { SupportedStorage } from '@supabase/auth-js';

/** How the library's names of verifiers end (its lib/helpers, "Slot keys deliberately end in"). */
const SUFFIX = '-code-verifier';

/** @returns the name of the verifier of the sign-in that was begun last */
export const verifierName = (sessionName: string): string => `${sessionName}${SUFFIX}`;

/**
 * Keeps the secret of a sign-in (RFC 7636, the verifier) apart from the session: in the tab that began it, which also
 * gets its answer. A sign-in that is given up leaves nothing behind once the tab closes.
 *
 * The library writes each verifier a second time, under an id that it finds again only if the id is part of
 * `redirect_to`. It is not (Specification §7 names the parameters), so the second would never be read nor removed.
 *
 * @param kept holds the session
 * @param tab holds the verifier
 * @param sessionName of the session in `kept`
 */
export const verifiersInTab = (
  kept: SupportedStorage,
  tab: SupportedStorage,
  sessionName: string,
): SupportedStorage => {
  const storageOf = (name: string): SupportedStorage => (name.endsWith(SUFFIX) ? tab : kept);
  return {
    getItem: (name) => storageOf(name).getItem(name),
    setItem: async (name, value) => {
      if (name.endsWith(SUFFIX) && name !== verifierName(sessionName)) return;
      await storageOf(name).setItem(name, value);
    },
    removeItem: (name) => storageOf(name).removeItem(name),
  };
};
