import moduleAddress from 'virtual:on-intent/cookie-banner';
import { storedChoice } from '../consent/stored-choice.ts';
import { listen } from './listen.ts';
import { page } from './page.ts';

/**
 * Shows the cookie banner, which stands in every page (src/layouts/CookieBanner.astro), to whoever has to choose. It goes
 * when another tab has chosen, and when the page comes back from the browser's memory after a choice. Where optional
 * tags are configured and allowed, the banner's module loads them (src/consent/cookie-banner.ts).
 */
export const showBanner = (): void => {
  (page.getElementById('cookie-banner') as HTMLElement).hidden = !!storedChoice();
  if (import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID) {
    const choice = storedChoice();
    if (choice?.analytics || choice?.marketing) import(/* @vite-ignore */ moduleAddress);
  }
};

listen('storage pageshow', showBanner);
