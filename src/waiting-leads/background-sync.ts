import { WORKER_ADDRESS, WORKER_POLICY } from '../lead/waiting-worker.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: () => string },
  ): { createScriptURL(address: string): string };
}

/** With trusted types in the security policy, a plain string is no address of a script. */
const address = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_ADDRESS });
  return policy ? policy.createScriptURL('') : WORKER_ADDRESS;
};

let isRegistered = false;

/**
 * Registers the service worker that sends waiting leads (worker.ts), once a page. Call it when a visitor reaches for a
 * form, never on reading. Without workers, as in private windows of Firefox, the next page sends what waits.
 */
export const registerWorker = (): void => {
  if (isRegistered) return;
  isRegistered = true;
  try {
    // A browser that refuses the worker says so in its console.
    navigator.serviceWorker?.register(address()).catch(() => undefined);
  } catch {
    // Another script has taken the policy, or the page is not served securely.
  }
};

/** Background Sync: Chromium only, so TypeScript's DOM library leaves it out. */
interface LateRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** A worker that is still being installed is waited for as long as nobody notices. */
const LONGEST_INSTALL_MS = 2000;
const TAG = 'waiting-leads';

/** Asks the browser to wake the worker when there is a connection. @returns whether it will */
export const askForSync = async (): Promise<boolean> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_INSTALL_MS));
  const asked = async (): Promise<boolean> => {
    if (!(await navigator.serviceWorker.getRegistration())) return false;
    const { sync }: LateRegistration = await navigator.serviceWorker.ready;
    await sync?.register(TAG);
    return sync !== undefined;
  };
  // No workers here, or the browser forbids them to work in the background.
  return (await Promise.race([late, asked().catch(() => false)])) === true;
};
