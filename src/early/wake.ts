import runtimeAddress from 'virtual:on-intent/islands';
import trackAddress from 'virtual:on-intent/track';
import { afterFrame } from './after-frame.ts';
import { checkGates } from './gate.ts';

/** What a phone on 3G needs, three times over: a file that hangs is answered by nobody, and no import says so. */
const LONGEST_HOLD_MS = 10_000;

/** What is still plain HTML: a React island, or an element with a small module of its own. */
const ASLEEP = 'astro-island[ssr], [data-module]';

let failures = 0;

/** Firefox never asks again for an address that failed: from then on it has another name. */
const load = (address: string) =>
  import(/* @vite-ignore */ failures > 0 ? `${address}?again=${failures}` : address);

/** The island's own files come beside the runtime, which would ask for them a round trip later. */
const loadIsland = async (island: Element): Promise<void> => {
  for (const name of ['component-url', 'renderer-url'])
    // What does not come the runtime asks for again.
    import(/* @vite-ignore */ island.getAttribute(name) ?? '').catch(() => undefined);
  await load(runtimeAddress);
};

/** A link whose script does not come is followed. One that was served meanwhile is no longer busy. */
const letGo = (trigger: HTMLElement): void => {
  if (trigger.ariaBusy !== 'true') return;
  trigger.ariaBusy = null;
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
};

/** Keeps a click for whatever is woken, which clicks the busy trigger again; of several the last one. */
const hold = (trigger: HTMLElement): void => {
  for (const other of document.querySelectorAll(`[data-wakes="${trigger.dataset['wakes']}"][aria-busy]`))
    other.removeAttribute('aria-busy');
  trigger.ariaBusy = 'true';
  setTimeout(() => letGo(trigger), LONGEST_HOLD_MS);
};

const asksForNewTab = (event: Event): boolean =>
  event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);

/**
 * Wakes what the visitor reached for. A link or button that only a script can serve says so: its `data-wakes` holds the
 * id of an element in what it wakes. Its click is held; nothing else is, nor is a click that asks for a new tab: the
 * browser serves them.
 */
const wake = (event: Event, target: Element): void => {
  const trigger = target.closest<HTMLElement>('[data-wakes]');
  if (trigger && asksForNewTab(event)) return;
  const reached = trigger ? document.getElementById(trigger.dataset['wakes'] ?? '') : target;
  const sleeper = reached?.closest<HTMLElement>(ASLEEP);
  if (!sleeper) return;
  if (trigger && event.type === 'click') {
    event.preventDefault();
    hold(trigger);
  }
  sleeper.dataset['intent'] = '';
  const { module } = sleeper.dataset;
  // After the frame that shows what the browser itself makes of a tap: asking for a file delays it.
  afterFrame(() => {
    (module ? load(module) : loadIsland(sleeper)).catch(() => {
      failures += 1;
      if (trigger) letGo(trigger);
    });
  });
};

/** Calls and chats are counted (Specification §3): the module that posts them is there when the click comes. */
const track = (event: Event, target: Element): void => {
  if (target.closest('[href^="tel:"], [href*="wa.me"]'))
    import(/* @vite-ignore */ trackAddress).then(
      (module) => module.track(event),
      () => undefined,
    );
};

const reach = (event: Event): void => {
  // What autofill or a password manager wrote without an event is found before the visitor gets to the button.
  afterFrame(checkGates);
  if (!(event.target instanceof Element)) return;
  track(event, event.target);
  wake(event, event.target);
};

/**
 * Hears the visitor reach for something: pointer, touch, focus, a file that is dragged in. Until then no script file is
 * fetched. A finger's touch begins with `pointerover` too.
 */
export const watchReaches = (): void => {
  for (const type of ['focusin', 'pointerover', 'click', 'dragenter'])
    addEventListener(type, reach, { capture: true });
};
