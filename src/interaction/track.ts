import { carriesAnswer, storedToken } from '../session/stored-session.ts';
import { INTERACTION_ENDPOINT, type Interaction } from './interaction.ts';
import { NETWORK_FAILURE_TEXT, refusedText, SKIPPED_TEXTS } from './log-texts.ts';
import { pageUrlProblem } from './page-url.ts';

/** Specification §6: a click is stored with whichever identity applies. Without a service the build drops what is here. */
const identity = (): Record<string, string> => {
  const token = import.meta.env.PUBLIC_AUTH_URL && storedToken();
  return token ? { Authorization: `Bearer ${token}` } : {};
};

/** The address of the page; without what only the session's service may see, until the session has taken it. */
const pageAddress = (): string => {
  const { href, origin, pathname } = location;
  return import.meta.env.PUBLIC_AUTH_URL && carriesAnswer(href) ? origin + pathname : href;
};

/**
 * Posts a click on a contact link; the visitor never learns what became of it (Specification §7). The early script
 * (src/early/wake.ts) fetches this module when a visitor reaches for such a link, and hands over every reach.
 *
 * @param event on a `tel:` link or the chat link, or on what is in it; only a click counts
 */
export const track = async ({ type, target }: Event): Promise<void> => {
  if (type !== 'click') return;
  const href = pageAddress();
  const problem = pageUrlProblem(href);
  if (problem) return console.error(SKIPPED_TEXTS[problem]);
  const click: Interaction = {
    interaction_type: (target as Element).closest('[href^=tel]') ? 'phone' : 'whatsapp',
    page_url: href,
  };
  try {
    const answer = await fetch(INTERACTION_ENDPOINT, {
      method: 'POST',
      // The call may put the page away before the post has left.
      keepalive: true,
      headers: { 'Content-Type': 'application/json', ...identity() },
      body: JSON.stringify(click),
    });
    if (!answer.ok) console.error(refusedText(await answer.json().catch(() => undefined)));
  } catch (error) {
    console.error(NETWORK_FAILURE_TEXT, error);
  }
};
