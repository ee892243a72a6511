import sessionAddress from 'virtual:on-intent/session';
import waitingAddress from 'virtual:on-intent/waiting';
import { carriesAnswer } from '../session/stored-session.ts';
import { MARK } from '../waiting-leads/mark.ts';
import { ignore } from './wake.ts';

/**
 * Loads the site's fonts and switches the text to them in one step, once every file has loaded or failed
 * (src/styles/fonts.css). The fonts load from here, not from the first layout: text that waits for a font is laid out
 * slowly, and again for each file. Each font is loaded separately, because WebKit loads only the first of a list.
 * `document.fonts` also contains the fallback fonts, which are local and load at once.
 */
export const takeFonts = (): void => {
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
    document.documentElement.dataset['fonts'] = '';
  });
};

/**
 * Fetches the session module when a session is stored or the address carries the answer of a sign-in. A visitor who is
 * not signed in downloads nothing.
 */
export const wakeSession = (): void => {
  try {
    if (carriesAnswer(location.href) || import.meta.env.SESSION_STORAGE_KEY in localStorage)
      import(/* @vite-ignore */ sessionAddress).catch(ignore);
  } catch {
    // A browser that forbids storage has no stored session.
  }
};

/**
 * Fetches the module that sends a lead which found no connection on an earlier page, or tells what became of it. Where
 * nothing waits, nothing is fetched.
 */
export const wakeWaiting = (): void => {
  try {
    if (MARK in localStorage) import(/* @vite-ignore */ waitingAddress).catch(ignore);
  } catch {
    // A browser that forbids storage keeps no lead.
  }
};
