import runtimeAddress from 'virtual:on-intent/islands';
import trackAddress from 'virtual:on-intent/track';
import { afterFrame, listen } from './events.ts';
import { checkGates } from './gate.ts';

declare global {
  /** Network Information API: Chromium only, so TypeScript's DOM library leaves it out. */
  interface NetworkInformation {
    readonly saveData?: boolean;
    readonly effectiveType?: 'slow-2g' | '2g' | '3g' | '4g';
  }
  interface Navigator {
    readonly connection?: NetworkInformation;
  }
}

/** What a phone on 3G needs, three times over: a file that hangs is answered by nobody, and no import says so. */
const LONGEST_HOLD_MS = 10_000;

/** A React island that is still plain HTML. */
const ASLEEP = 'astro-island[ssr]';

/** Of a file that does not come: the browser says so in its console. */
export const ignore = (): void => undefined;

/** Firefox never asks again for an address that failed: after a failure it gets another name. */
let failures = '';

/**
 * `client:intent` with a media query is for an island whose HTML is complete: it stays HTML where the query does not
 * match, and where the connection is slow or is to save data.
 */
const isWanted = (island: HTMLElement): boolean => {
  // Astro writes it.
  const { value } = JSON.parse(island.getAttribute('opts') as string);
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return value === true || (effectiveType === '4g' && !saveData && matchMedia(value).matches);
};

/** The link or button whose click waits for a script, which clicks it again: of several the last one. */
let held: HTMLElement | undefined;

/** A link whose script does not come is followed. One that was served meanwhile is no longer busy. */
const letGo = (trigger: HTMLElement | null): void => {
  if (!trigger?.ariaBusy) return;
  trigger.ariaBusy = null;
  // A button has none.
  const { href } = trigger as HTMLAnchorElement;
  if (href) location.assign(href);
};

/**
 * Wakes what the visitor reached for. A link or button that only a script can serve says so: its `data-wakes` holds the
 * id of an element in what it wakes. Its click is held; nothing else is, nor is a click that asks for a new tab: the
 * browser serves them.
 */
const wake = (event: MouseEvent, target: Element): void => {
  const trigger = target.closest<HTMLElement>('[data-wakes]');
  // It has the attribute by which it was found.
  const reached = trigger ? document.getElementById(trigger.dataset['wakes'] as string) : target;
  const island = reached?.closest<HTMLElement>(ASLEEP);
  if (!island || !isWanted(island)) return;
  if (trigger && event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    if (held) held.ariaBusy = null;
    held = trigger;
    held.ariaBusy = 'true';
    setTimeout(letGo, LONGEST_HOLD_MS, held);
  }
  island.dataset['intent'] = '';
  // After the frame that shows what the browser itself makes of a tap: asking for a file delays it.
  afterFrame(() => {
    // The component comes beside the runtime, which would ask for it a round trip later, and does if it fails.
    import(island.getAttribute('component-url') as string).catch(ignore);
    import(runtimeAddress + failures).catch(() => {
      failures += '?';
      letGo(trigger);
    });
  });
};

/**
 * Hears the visitor reach for something: pointer, touch, focus, a file that is dragged in. Until then no script file is
 * fetched. A finger's touch begins with `pointerover` too.
 */
export const watchReaches = (): void =>
  listen(['focusin', 'pointerover', 'click', 'dragenter'], (event) => {
    const target = event.target as Element;
    // The document has none.
    if (!target.closest) return;
    // What autofill wrote without an event is found before the visitor gets to the button.
    afterFrame(checkGates);
    // Calls and chats are counted (Specification §3): the module that posts them is there when the click comes.
    if (target.closest('[href^=tel],[href*="wa.me"]'))
      import(trackAddress).then(({ track }) => track(event), ignore);
    // A reach by keyboard or file has no keys that it could be asked for.
    wake(event as MouseEvent, target);
  });
