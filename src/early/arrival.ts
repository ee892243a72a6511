import sessionAddress from 'virtual:on-intent/session';
import { CAMPAIGN_KEY } from '../lead/campaign.ts';
import { carriesAnswer } from '../session/stored-session.ts';
import { ignore } from './wake.ts';

/**
 * Text takes the site's own fonts when both files have come, in one go; when one does not come, the other
 * (src/styles/fonts.css). They are asked for here, not by the first layout: words that wait for a font are laid out
 * slowly, and once more for each file. Each by itself: of a list WebKit loads the first one only. The stand-ins are
 * asked for with them, and are there.
 */
export const takeFonts = (): void => {
  Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => {
    document.documentElement.dataset['fonts'] = '';
  });
};

/**
 * Keeps the address of a page that a campaign led to, in the storage that ends with the tab: the form may stand on
 * another page, and what brought the visitor is told once only. Of any other page nothing is kept.
 */
export const keepCampaign = (): void => {
  // Both write its address, where its types ask for words.
  const address = location as unknown as string;
  try {
    if (/utm_|gclid/.test(address)) sessionStorage[CAMPAIGN_KEY] = address;
  } catch {
    // Where storage is forbidden, a form on this very page still tells.
  }
};

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
