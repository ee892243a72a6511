import moduleAddress from 'virtual:on-intent/choice';
import { storedChoice } from '../consent/stored-choice.ts';
import { listen } from './listen.ts';
import { elementsById } from './page.ts';

/**
 * Shows the cookie banner, which stands in every page (src/layouts/CookieBanner.astro), to whoever has to choose. It goes
 * when another tab has chosen, and when the page comes back from the browser's memory after a choice. To look into a
 * browser's storage, and to listen to it, waits for another process: not before the first paint (docs/performance.md).
 * Where optional tags are configured and allowed, the banner's module loads them (src/consent/cookie-banner.ts).
 */
export const askForChoice = (): void => {
  // Its attribute makes a boolean of what it gets.
  (elementsById['cookie-banner'] as { hidden: unknown }).hidden = storedChoice();
  if (import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID) {
    // Read again: a name for both would cost pages without tags ten bytes (decision 0013).
    const choice = storedChoice();
    if (choice?.analytics || choice?.marketing)
      import(/* @vite-ignore */ moduleAddress).catch(() => undefined);
  }
  // The same again is heard once.
  listen('storage pageshow', askForChoice);
};
