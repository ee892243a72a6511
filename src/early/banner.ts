import tagsAddress from 'virtual:on-intent/tags';
import { COOKIE_PREFERENCES_HASH } from '../consent/cookie-choice.ts';
import { keepChoice, storedChoice } from '../consent/stored-choice.ts';
import { keepUtm } from '../lead/campaign-address.ts';
import { listen } from './events.ts';
import { ignore } from './wake.ts';

/** False when no tag has an id; the build then drops the code for tags. */
const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

/** Starts the tags that are allowed; expires the cookies and the click id of what is refused. */
const followChoice = (): void => {
  import(/* @vite-ignore */ tagsAddress).then((tags) => tags.followChoice(), ignore);
};

/**
 * Runs the cookie banner, which is hidden in every page's HTML (src/layouts/CookieBanner.astro). Shows it to a visitor
 * who has to choose, applies the choice of one who has, and handles the banner's buttons. A choice is stored at once and
 * waits for no further file: refusing is as easy as accepting (Garante, 10 June 2021).
 */
export const watchChoice = (): void => {
  const banner = document.getElementById('cookie-banner') as HTMLElement;

  const ask = (): void => {
    const choice = storedChoice();
    // The preferences link leads to this section of the policy when their dialog cannot load: the banner then serves to
    // change a choice.
    banner.hidden = Boolean(choice) && location.hash !== COOKIE_PREFERENCES_HASH;
    keepUtm();
    if (hasTags && (choice?.analytics || choice?.marketing)) followChoice();
  };

  for (const button of banner.querySelectorAll<HTMLButtonElement>('[value]'))
    button.onclick = () => {
      const isAll = button.value === 'all';
      keepChoice({ analytics: isAll, marketing: isAll });
      banner.hidden = true;
      followChoice();
    };
  ask();
  // `storage`: a choice in another tab. `pageshow`: the visitor comes back to a page that was left before the choice.
  listen('storage pageshow hashchange', ask);
};
