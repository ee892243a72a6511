import runtimeAddress from 'virtual:on-intent/islands';
import trackAddress from 'virtual:on-intent/track';
import { afterFrame } from './after-frame.ts';
import { checkGates } from './gate.ts';
import { listen } from './listen.ts';

/** What a phone on 3G needs, three times over: a file that hangs is answered by nobody, and no import says so. */
const LONGEST_HOLD_MS = 10_000;

/** A React island that is still plain HTML. */
const ASLEEP = 'astro-island[ssr]';

/** Firefox never asks again for an address that failed: after a failure it gets another name. */
let failures = '';

const load = (island: HTMLElement) => {
  // The component comes beside the runtime, which would ask for it a round trip later, and does if it fails.
  import(String(island.getAttribute('component-url'))).catch(() => undefined);
  return import(runtimeAddress + failures);
};

/**
 * `client:intent` with a media query is for an island whose HTML is complete: it stays HTML where the query does not
 * match, and where the connection is slow or is to save data.
 */
const isWanted = (island: HTMLElement): boolean => {
  const { value } = JSON.parse(String(island.getAttribute('opts')));
  if (value === true) return true;
  const { saveData, effectiveType } = navigator.connection ?? {};
  return matchMedia(value).matches && !saveData && !effectiveType?.match(/[23]g/);
};

/** The link or button whose click waits for a script, which clicks it again: of several the last one. */
let held: HTMLElement | undefined;

/** A link whose script does not come is followed. One that was served meanwhile is no longer busy. */
const letGo = (trigger: HTMLElement): void => {
  if (!trigger.ariaBusy) return;
  trigger.ariaBusy = null;
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
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
  const reached = trigger ? document.getElementById(trigger.dataset['wakes'] ?? '') : target;
  const island = reached?.closest<HTMLElement>(ASLEEP);
  if (!island || !isWanted(island)) return;
  if (trigger && event.type === 'click' && !asksForNewTab(event)) {
    event.preventDefault();
    if (held) held.ariaBusy = null;
    held = trigger;
    held.ariaBusy = 'true';
    setTimeout(letGo, LONGEST_HOLD_MS, held);
  }
  island.dataset['intent'] = '';
  // After the frame that shows what the browser itself makes of a tap: asking for a file delays it.
  afterFrame(() =>
    load(island).catch(() => {
      failures += '?';
      if (trigger) letGo(trigger);
    }),
  );
};

/**
 * Hears the visitor reach for something: pointer, touch, focus, a file that is dragged in. Until then no script file is
 * fetched. A finger's touch begins with `pointerover` too.
 */
export const watchReaches = (): void =>
  listen(['focusin', 'pointerover', 'click', 'dragenter'], (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // What autofill wrote without an event is found before the visitor gets to the button.
    afterFrame(checkGates);
    // Calls and chats are counted (Specification §3): the module that posts them is there when the click comes.
    if (target.closest('[href^=tel], [href*="wa.me"]'))
      import(trackAddress).then(
        ({ track }) => track(event),
        () => undefined,
      );
    wake(event, target);
  });
