import { campaignAddress } from '../lead/campaign-address.ts';
import { carriesAnswer, storedToken } from '../session/stored-session.ts';
import {
  INTERACTION_ENDPOINT,
  type Interaction,
  type InteractionRefusal,
  type PageUrlProblem,
  pageUrlProblem,
} from './interaction.ts';

/** Console messages when the browser itself does not track a click. Specification §8, word for word. */
export const SKIPPED_TEXTS: Readonly<Record<PageUrlProblem, string>> = {
  invalid_url: 'Invalid URL for tracking',
  xss_attempt: 'Suspicious URL pattern detected, blocking tracking',
};

/** Console messages when the server refuses a click. Specification §8, word for word. */
export const REFUSED_TEXTS: Readonly<Record<InteractionRefusal, string>> = {
  rate_limit: 'Rate limit reached, please try again later',
  invalid_url: 'Invalid URL format detected',
  xss_attempt: 'Security violation detected',
};

/** The server answered without a known reason. Specification §8. */
const UNKNOWN_REFUSAL_TEXT = 'Unable to track interaction at this time';

/** The server was not reached. Specification §8. */
export const NETWORK_FAILURE_TEXT = 'Error tracking interaction';

/**
 * @param answer the parsed body of a refusal, `{"reason": …}`; anything else is an unknown reason
 * @returns the line to log
 */
export const refusedText = (answer: unknown): string => {
  const reason: unknown =
    typeof answer === 'object' && answer !== null && 'reason' in answer ? answer.reason : undefined;
  return typeof reason === 'string' && Object.hasOwn(REFUSED_TEXTS, reason)
    ? REFUSED_TEXTS[reason as InteractionRefusal] // `Object.hasOwn` has checked it.
    : UNKNOWN_REFUSAL_TEXT;
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Adds the access token of a signed-in visitor. Specification §6: a click is stored with whichever identity applies.
 */
const withIdentity = (headers: Record<string, string>): Record<string, string> => {
  const token = storedToken();
  return token ? { ...headers, Authorization: `Bearer ${token}` } : headers;
};

/** Drops query and fragment while they carry a sign-in's answer, which only the session's service may see. */
const withoutAnswer = (href: string): string => (carriesAnswer(href) ? href.replace(/[?#].*/, '') : href);

/**
 * Posts a click on a contact link. The visitor never sees whether that worked (Specification §7). The early script
 * (src/early/wake.ts) fetches this module when a visitor reaches for such a link, and passes it every reach.
 *
 * @param event on a `tel:` link, the chat link or an element inside one; only a click counts
 */
export const track = async ({ type, target }: Event): Promise<void> => {
  if (type !== 'click') return;
  // When no session service is configured, the build drops the code for sessions.
  const hasService = import.meta.env.PUBLIC_AUTH_URL;
  const href = hasService ? withoutAnswer(location.href) : location.href;
  const problem = pageUrlProblem(href);
  if (problem) return console.error(SKIPPED_TEXTS[problem]);
  const click: Interaction = {
    interaction_type: (target as Element).closest('[href^=tel]') ? 'phone' : 'whatsapp',
    // The server stores no more, and an advertiser's id of this visitor must not leave the page.
    page_url: campaignAddress(new URL(href)) || location.origin + location.pathname,
  };
  try {
    const answer = await fetch(INTERACTION_ENDPOINT, {
      method: 'POST',
      // Starting the call may suspend the page before the request is sent.
      keepalive: true,
      // Without the query, for the same reason.
      referrer: location.pathname,
      headers: hasService ? withIdentity(JSON_TYPE) : JSON_TYPE,
      body: JSON.stringify(click),
    });
    if (!answer.ok) console.error(refusedText(await answer.json().catch(() => undefined)));
  } catch (error) {
    console.error(NETWORK_FAILURE_TEXT, error);
  }
};
