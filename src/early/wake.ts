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

/**
 * Three times what a phone on 3G needs. The import of a file that hangs never settles, so a timer has to end the hold.
 */
const LONGEST_HOLD_MS = 10_000;

/** Not the property `ariaBusy`: Firefox writes no attribute for it before version 119, and styles and islands look for one. */
const BUSY = 'aria-busy';

/** A React island that is still plain HTML: Astro removes `ssr` when it hydrates. */
const STATIC_ISLAND = 'astro-island[ssr]';

export const ignore = (): void => {
  // A failed import: the browser already reports it in its console.
};

/** Grows by `?` with each failure: Firefox never requests a failed address again, so a retry needs another one. */
let failures = '';

/**
 * `client:intent` with a media query marks an island whose HTML also works alone. It stays HTML when the query does not
 * match, and when the connection is slow or the visitor saves data.
 */
const isWanted = (island: HTMLElement): boolean => {
  // Astro always writes this attribute.
  const { value } = JSON.parse(island.getAttribute('opts') as string);
  const { saveData, effectiveType = '4g' } = navigator.connection ?? {};
  return value === true || (effectiveType === '4g' && !saveData && matchMedia(value).matches);
};

/** The last link or button whose click was held. The island's script clicks it again once it is live. */
let held: HTMLElement | undefined;

/** Ends a hold: follows a link whose script has not loaded. A trigger that is not busy was handled in the meantime. */
const letGo = (trigger: HTMLElement | null): void => {
  if (!trigger?.hasAttribute(BUSY)) return;
  trigger.removeAttribute(BUSY);
  // A button has no `href`.
  if ((trigger as HTMLAnchorElement).href) location.href = (trigger as HTMLAnchorElement).href;
};

/**
 * Wakes the island that the visitor reached for. A link or button that needs an island's script carries in `data-wakes`
 * the id of an element inside that island, and its click is held until the island is live. The browser handles every
 * other click, and one that asks for a new tab.
 */
const wake = (event: MouseEvent, target: Element): void => {
  const trigger = target.closest<HTMLElement>('[data-wakes]');
  // `closest` found the trigger by this attribute.
  const reached = trigger ? document.getElementById(trigger.dataset['wakes'] as string) : target;
  const island = reached?.closest<HTMLElement>(STATIC_ISLAND);
  if (!island || !isWanted(island)) return;
  if (trigger && event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    held?.removeAttribute(BUSY);
    held = trigger;
    held.setAttribute(BUSY, 'true');
    setTimeout(letGo, LONGEST_HOLD_MS, held);
  }
  island.dataset['intent'] = '';
  // Requesting a file would delay the frame that shows the browser's own response to a tap.
  afterFrame(() => {
    // Loads the component in parallel: the runtime would request it a round trip later, and retries it if this fails.
    import(/* @vite-ignore */ island.getAttribute('component-url') as string).catch(ignore);
    import(/* @vite-ignore */ runtimeAddress + failures).catch(() => {
      failures += '?';
      letGo(trigger);
    });
  });
};

/**
 * Listens for the visitor's reaches: by pointer, touch or focus, or with a file that is dragged in. No script file is
 * fetched before the first one. A touch starts with `pointerover` too.
 */
export const watchReaches = (): void =>
  listen('focusin pointerover click dragenter', (event) => {
    const target = event.target as Element;
    // The document has no `closest`.
    if (!target.closest) return;
    // Finds what autofill wrote without an event, before the visitor gets to the button.
    afterFrame(checkGates);
    // Calls and chats are counted (Specification §3): the module that posts them should be loaded before the click.
    if (target.closest('[href^=tel],[href*="//wa.me/"]'))
      import(/* @vite-ignore */ trackAddress).then(({ track }) => track(event), ignore);
    // `wake` reads the modifier keys of clicks only; the other events may have none.
    wake(event as MouseEvent, target);
  });
