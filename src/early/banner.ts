import tagsAddress from 'virtual:on-intent/tags';
import { keepChoice, storedChoice } from '../consent/stored-choice.ts';
import { listen } from './events.ts';

/** Without an id no tag is configured, and the build drops what is done for it. */
const hasTags = Boolean(import.meta.env.PUBLIC_ANALYTICS_ID || import.meta.env.PUBLIC_MARKETING_ID);

const startTags = (): void => {
  import(tagsAddress).then(
    ({ followChoice }) => followChoice(),
    () => undefined,
  );
};

/**
 * The cookie banner stands in every page, hidden (src/layouts/CookieBanner.astro): shows it to whoever has to choose,
 * starts the optional tags that a visitor allows, and takes the banner's direct choices. They wait for no file: refusing
 * is as easy as accepting (Garante, 10 June 2021).
 */
export const watchChoice = (): void => {
  const banner = document.getElementById('cookie-banner') as HTMLElement;

  const ask = (): void => {
    banner.hidden = Boolean(storedChoice());
    delete banner.dataset['pending'];
    if (!hasTags) return;
    const { analytics, marketing } = storedChoice() ?? {};
    if (analytics || marketing) startTags();
  };

  for (const button of banner.querySelectorAll<HTMLButtonElement>('[value]'))
    button.onclick = () => {
      const isAll = button.value === 'all';
      keepChoice({ analytics: isAll, marketing: isAll });
      banner.hidden = true;
      if (hasTags) startTags();
    };
  ask();
  // After a choice in another tab, and on the way back to a page on which there was none.
  listen(['storage', 'pageshow'], ask);
};
