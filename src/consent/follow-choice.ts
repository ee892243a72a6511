import type { Allowed } from './cookie-choice.ts';
import { applyToTags } from './optional-tags.ts';
import { expiredCookies } from './refused-cookies.ts';
import { storedChoice } from './stored-choice.ts';

/** What the tags know: they are told of a change only. */
let applied: Allowed | undefined;

/**
 * Starts the tags that the visitor allows, stops the refused ones and expires their cookies. A file of its own
 * (`virtual:on-intent/tags`), which the early script and the preferences share: a page has one state of its tags.
 */
export const followChoice = (): void => {
  const choice = storedChoice();
  const allowed = { analytics: choice?.analytics === true, marketing: choice?.marketing === true };
  const { analytics, marketing } = applied ?? {};
  if (allowed.analytics !== analytics || allowed.marketing !== marketing) {
    applied = allowed;
    // First: a tag that still runs must not write anew what is expired here.
    applyToTags(allowed);
  }
  for (const cookie of expiredCookies(document.cookie, location.hostname, allowed)) {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox before 140 have no cookie store.
    document.cookie = cookie;
  }
};

// What is chosen in another tab, or before the way back to this page, holds here too.
addEventListener('storage', followChoice);
addEventListener('pageshow', ({ persisted }) => persisted && followChoice());
