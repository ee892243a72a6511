import sessionAddress from 'virtual:on-intent/session';
import { carriesAnswer } from '../session/stored-session.ts';
import { ignore } from './wake.ts';

/**
 * Fetches the visitor's session where one is stored, or where the address carries the answer of a sign-in: whoever is not
 * signed in fetches nothing.
 */
export const wakeSession = (): void => {
  try {
    if (carriesAnswer(location.href) || import.meta.env.SESSION_STORAGE_KEY in localStorage)
      import(sessionAddress).catch(ignore);
  } catch {
    // Where storage is forbidden no session is kept.
  }
};
