import { keepCampaign } from '../lead/campaign-address.ts';
import { dropClickIds } from '../waiting-leads/lead-store.ts';
import type { Allowed } from './cookie-choice.ts';
import { applyToTags, tellTags } from './optional-tags.ts';
import { expireRefused } from './refused-cookies.ts';
import { type SentLead, takeSentLead } from './sent-lead.ts';
import { storedChoice } from './stored-choice.ts';

/** The choice that the tags last received: they are called only when it changes. */
let applied: Allowed | undefined;

/**
 * Tells the tags that the visitor allows at this moment about a lead that was sent.
 *
 * @param lead without personal data
 */
export const tellLead = (lead: SentLead): void => {
  followChoice();
  if (applied) tellTags(lead, applied);
};

/**
 * Starts the tags that the visitor allows, stops the refused ones and expires their cookies and click ids. The early script and the
 * preferences share this module as a separate file (`virtual:on-intent/tags`), so a page has a single state of its
 * tags.
 */
export const followChoice = (): void => {
  const choice = storedChoice();
  const allowed = { analytics: choice?.analytics === true, marketing: choice?.marketing === true };
  const { analytics, marketing } = applied ?? {};
  if (allowed.analytics !== analytics || allowed.marketing !== marketing) {
    applied = allowed;
    // Before the cookies expire: a tag that still runs could write them again.
    applyToTags(allowed);
  }
  expireRefused(allowed);
  keepCampaign(allowed.marketing);
  if (!allowed.marketing) void dropClickIds();
  const sent = allowed.analytics || allowed.marketing ? takeSentLead() : undefined;
  if (sent) tellTags(sent, allowed);
};

// Applies a choice made in another tab, or on another page before the visitor came back to this one.
addEventListener('storage', followChoice);
addEventListener('pageshow', ({ persisted }) => persisted && followChoice());
