import { DOUBLE_CLICK_MS } from '../focus/double-click.ts';
import { type Allowed, keepChoice } from './choice-store.ts';
import { openCookieDialog } from './cookie-dialog.ts';
import { applyToTags } from './optional-tags.ts';
import { expiredCookies } from './refused-cookies.ts';
import { storedChoice } from './stored-choice.ts';

/**
 * What the cookie banner and the footer's "Preferenze cookie" do once a visitor reaches for them; the early script
 * shows the banner, fetches this module and holds the first tap.
 */
const banner = document.getElementById('cookie-banner') as HTMLElement;
const TRIGGERS = '[data-wakes="cookie-banner"]';

const NOTHING: Allowed = { analytics: false, marketing: false };
const BY_BUTTON = new Map<string | null, Allowed>([
  ['all', { analytics: true, marketing: true }],
  ['necessary', NOTHING],
]);

let current: Allowed = NOTHING;

const hideBanner = (): void => {
  banner.hidden = true;
};

const follow = (allowed: Allowed): void => {
  current = allowed;
  // First: a tag that still runs must not write anew what is expired here.
  applyToTags(allowed);
  for (const cookie of expiredCookies(document.cookie, location.hostname, allowed)) {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox before 140 have no cookie store.
    document.cookie = cookie;
  }
};

/**
 * As while this module is on its way, the banner is no longer seen, but still takes what falls on it: on phones the
 * second of two quick taps would call the agency, whose bar comes in its place.
 */
const dismissBanner = (): void => {
  const [content] = banner.children;
  content?.setAttribute('aria-busy', 'true');
  setTimeout(() => {
    hideBanner();
    content?.removeAttribute('aria-busy');
  }, DOUBLE_CLICK_MS);
};

const decide = (allowed: Allowed): void => {
  dismissBanner();
  // The early script finds nothing stored, and shows it again.
  if (!keepChoice(allowed)) addEventListener('pageshow', hideBanner);
  follow(allowed);
};

const followStored = (): void => {
  const choice = storedChoice();
  if (choice) follow(choice);
};

banner.removeAttribute('data-module');
document.addEventListener('click', (event) => {
  const trigger = (event.target as Element).closest<HTMLElement>(TRIGGERS);
  if (!trigger) return;
  event.preventDefault();
  const allowed = BY_BUTTON.get(trigger.getAttribute('value'));
  if (allowed) decide(allowed);
  else openCookieDialog(storedChoice() ?? current, trigger, decide);
});

const startTags = (): void => {
  followStored();
  // What is chosen in another tab, or before the way back to this page, holds here too.
  addEventListener('storage', followStored);
  addEventListener('pageshow', ({ persisted }) => persisted && followStored());
};
// A page that is rendered ahead is no visit yet, and another choice may be made on the page before.
if (document.prerendering) document.addEventListener('prerenderingchange', startTags, { once: true });
else startTags();
for (const trigger of document.querySelectorAll<HTMLElement>(TRIGGERS)) {
  if (!trigger.hasAttribute('aria-busy')) continue;
  trigger.removeAttribute('aria-busy');
  trigger.click();
}
