import moduleAddress from 'virtual:on-intent/choice';
import { storedChoice } from '../consent/stored-choice.ts';
import { listen } from './listen.ts';

/** Its attribute `hidden` makes a boolean of what it gets. */
interface Banner {
  hidden: unknown;
  readonly offsetHeight: number;
}

/**
 * Shows the cookie banner, which stands in every page (src/layouts/CookieBanner.astro), to whoever has to choose. It goes
 * when another tab has chosen, and when the page comes back from the browser's memory after a choice. Where optional
 * tags are configured and allowed, the banner's module loads them (src/consent/cookie-banner.ts).
 */
export const showBanner = (event?: Event): void => {
  // By its id, which browsers make a global.
  const banner = (self as unknown as { 'cookie-banner': Banner })['cookie-banner'];
  banner.hidden = storedChoice();
  // One that a content blocker hides makes room for nothing. Asked for at the start, it would have the whole page laid out
  // before a tap is answered.
  if (event) banner.hidden = !banner.offsetHeight;
  if (import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID) {
    const choice = storedChoice();
    if (choice?.analytics || choice?.marketing) import(/* @vite-ignore */ moduleAddress);
  }
};

listen('storage pageshow', showBanner);
