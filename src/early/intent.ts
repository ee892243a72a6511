import type { SleepingIsland } from '../islands/intent/sleeping-island.ts';
import { listen } from './listen.ts';
import { page } from './page.ts';
import { followContact } from './track.ts';

/**
 * Wakes what is still plain HTML when the visitor reaches for it: pointer, touch, focus, hover. Until then no script
 * file is fetched. What can be woken carries the address of its script in `data-module`, and loses it once it is live:
 * a React island (the build writes the island runtime's address there) or an element with a small module of its own.
 * `data-wakes` on an element elsewhere holds the id of an element inside it.
 *
 * A click that only the script can serve is held, marked busy, and clicked again by the island or the module: on
 * buttons, except those that open a popover, and on whatever carries `data-wakes`. Other links, fields, summaries and
 * submits are never held, nor is a click that asks for a new tab or window: the browser serves them. When the script cannot be loaded, a held link is followed, and the
 * next reach fetches the script anew.
 */
const wake = (event: MouseEvent): void => {
  const target = event.target as Element;
  followContact(event.type, target);
  const caller = target.closest<HTMLAnchorElement>('[data-wakes]');
  const island = (
    caller ? page.getElementById(caller.dataset['wakes'] as string) : target
  )?.closest<SleepingIsland>('[data-module]');
  if (!island || (caller && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  const held = caller ?? target.closest<HTMLAnchorElement>('[type=button]:not([popovertarget])');
  if (held && event.type === 'click') {
    event.preventDefault();
    held.ariaBusy = 'true';
    island.held = held;
  }
  island.dataset['intent'] = '';
  import(/* @vite-ignore */ island.dataset['module'] as string).catch(() => {
    if (!held?.ariaBusy) return;
    held.ariaBusy = null;
    if (held.href) location.href = held.href;
  });
};

// A finger's or a pen's touch begins with `pointerover` too.
listen('focusin pointerover click', wake);
