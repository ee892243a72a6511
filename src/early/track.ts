import address from 'virtual:on-intent/track';

/**
 * Calls and chats are counted (Specification §3, contact_interactions). The module that posts them is fetched when a
 * visitor reaches for such a link, so that it is there when the click comes.
 *
 * @param type of the event that reached the page
 * @param target element that it is meant for
 */
export const followContact = (type: string, target: Element): void => {
  const link = target.closest<HTMLAnchorElement>('[href^=tel],[href*="wa.me"]');
  if (link)
    import(/* @vite-ignore */ address).then((module) => {
      if (type === 'click') module.track(link);
    });
};
