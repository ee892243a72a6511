import sessionAddress from 'virtual:on-intent/session';
import { isSessionWanted } from '../session/stored-session.ts';

/**
 * Fetches the visitor's session where one is stored, or where the address carries the answer of a sign-in: whoever is not
 * signed in fetches nothing. Not on a page that is hidden, or rendered before it is asked for: once it is shown.
 */
export const wakeSession = (): void => {
  if (document.visibilityState === 'hidden') {
    addEventListener('visibilitychange', wakeSession, { once: true });
  } else if (isSessionWanted()) {
    // A file that does not come: the browser says so in its console.
    import(sessionAddress).catch(() => undefined);
  }
};
