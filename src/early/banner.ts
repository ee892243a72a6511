import moduleAddress from 'virtual:on-intent/choice';
import { storedChoice } from '../consent/stored-choice.ts';
import { listen } from './listen.ts';

const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

/**
 * Shows the cookie banner, which stands in every page (src/layouts/CookieBanner.astro), to whoever has to choose. Where
 * optional tags are configured and allowed, the banner's module loads them (src/consent/cookie-banner.ts).
 */
const askForChoice = (): void => {
  const choice = storedChoice();
  const banner = document.getElementById('cookie-banner');
  if (banner) {
    banner.hidden = Boolean(choice);
    delete banner.dataset['undecided'];
  }
  if (hasTags && (choice?.analytics || choice?.marketing)) import(moduleAddress).catch(() => undefined);
};

/** Asks now, when another tab has chosen, and when the page comes back from the browser's memory after a choice. */
export const watchChoice = (): void => {
  askForChoice();
  listen(['storage', 'pageshow'], askForChoice);
};
