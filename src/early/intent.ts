import trackAddress from 'virtual:on-intent/track';
import type { SleepingIsland } from '../islands/intent/sleeping-island.ts';
import { checkGates } from './gate.ts';
import { later } from './later.ts';
import { listen } from './listen.ts';
import { elementsById, page } from './page.ts';

/** What a phone on 3G needs, three times over: a file that hangs is answered by nobody, and no import says so. */
const LONGEST_HOLD_MILLISECONDS = 10_000;

/**
 * Wakes what is still plain HTML when the visitor reaches for it: pointer, touch, focus, hover, a file. Until then no script
 * file is fetched. What can be woken carries the address of its script in `data-module`, and loses it once it is live:
 * a React island (the build writes the island runtime's address there) or an element with a small module of its own.
 *
 * A link or button that only the script can serve says so: its `data-wakes` holds the id of an element in what it wakes,
 * or of that itself. Its click is held, marked busy, and clicked again by the island or the module. Nothing else is
 * held, nor is a click that asks for a new tab or window: the browser serves them. When the script cannot be loaded, or
 * hangs, a held link is followed, and the next reach fetches a lost one anew.
 */
const wake = (event: MouseEvent): void => {
  // What autofill or a password manager wrote without an event is found before the visitor gets to the button. Heard here,
  // not in gate.ts: a second list of the same events does not fit (decision 0013).
  later(checkGates);
  const target = event.target as Element;
  // Calls and chats are counted (Specification §3, contact_interactions): the module that posts them is there when the
  // click comes, and knows it from the reach before.
  if (target.closest('[href^=tel],[href*="wa.me"]'))
    import(/* @vite-ignore */ trackAddress).then(
      (module) => module.track(event),
      () => undefined,
    );
  const caller = target.closest<HTMLAnchorElement>('[data-wakes]');
  const island = (caller ? elementsById[caller.dataset['wakes'] as string] : target)?.closest<SleepingIsland>(
    '[data-module]',
  );
  const data = island?.dataset;
  if (!data || (caller?.href && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  // A caller that is busy no longer was served by another reach.
  const letGo = (): void => {
    if (!caller?.ariaBusy) return;
    caller.ariaBusy = null;
    // As text a link is its address, in fewer bytes (decision 0013).
    if (caller.href) (page as { location: unknown }).location = caller;
  };
  if (caller && event.type === 'click') {
    event.preventDefault();
    (caller as { ariaBusy: unknown }).ariaBusy = true;
    island.held = caller;
    setTimeout(letGo, LONGEST_HOLD_MILLISECONDS);
  }
  data['intent'] = '';
  // After the frame that shows what the browser itself makes of a tap: asking delays it. docs/performance.md
  later(() =>
    import(/* @vite-ignore */ data['module'] as string).catch(() => {
      // Firefox never asks again for an address that failed. What is live by now has none.
      data['module'] &&= `${data['module']}?`;
      letGo();
    }),
  );
};

// A finger's or a pen's touch begins with `pointerover` too. A file that is dragged in moves no pointer.
listen('focusin pointerover click dragenter', wake);
