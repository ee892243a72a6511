import { LEAD_DIALOG_ID } from './trigger.ts';

/** A click on a trigger; each one is an object of its own, so that asking for the same again opens again. */
export interface ClickedTrigger {
  readonly trigger: HTMLElement;
}

let latest: ClickedTrigger | undefined;
let tellReact: () => void = () => undefined;

/** Left button, no key held: Ctrl, Meta and Shift open the link itself in a tab or a window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** A click that the early script holds is prevented already: it comes again once the island is live. */
const hear = (event: MouseEvent): void => {
  const trigger = (event.target as Element).closest<HTMLElement>(`[data-wakes=${LEAD_DIALOG_ID}]`);
  if (!trigger || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  latest = { trigger };
  tellReact();
};

/**
 * Hears the triggers, which stand outside the island, as soon as its code is there: the held click may come again
 * before React has hydrated.
 */
export const hearTriggers = (): void => document.addEventListener('click', hear);

/** For `useSyncExternalStore`; a page has one dialog, so one listener is enough. */
export const subscribe = (listener: () => void): (() => void) => {
  tellReact = listener;
  return () => {
    tellReact = () => undefined;
  };
};

/** @returns the last click on a trigger; `undefined` before the first */
export const latestClick = (): ClickedTrigger | undefined => latest;
