import address from 'virtual:on-intent/track';

/**
 * Calls and chats are counted (Specification §3, contact_interactions). The module that posts them is fetched when a
 * visitor reaches for such a link, so that it is there when the click comes; it knows the one from the other.
 *
 * @param event that reached the page
 */
export const followContact = (event: Event): void => {
  if ((event.target as Element).closest('[href^=tel],[href*="wa.me"]'))
    import(/* @vite-ignore */ address).then((module) => module.track(event));
};
