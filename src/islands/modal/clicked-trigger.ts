/** A click on a trigger; each one is an object of its own, so that asking for the same again opens again. */
export interface ClickedTrigger {
  readonly trigger: HTMLElement;
}

/** The clicks on the triggers of one dialog, in the shape that `useSyncExternalStore` takes. */
export interface TriggerClicks {
  readonly subscribe: (listener: () => void) => () => void;
  /** The last one; `undefined` before the first, and on the server. */
  readonly latest: () => ClickedTrigger | undefined;
}

/** Left button, no key held: Ctrl, Meta and Shift open the link itself in a tab or a window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Hears the triggers of a dialog, which stand outside its island. Called when the island's code is evaluated: the click
 * that the early script holds may come again before React has hydrated.
 *
 * @param id what `data-wakes` of the triggers names
 */
export const hearTriggers = (id: string): TriggerClicks => {
  const listeners = new Set<() => void>();
  let latest: ClickedTrigger | undefined;

  /** A click that the early script holds is prevented already. */
  const hear = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || !isPlain(event)) return;
    const trigger = target.closest<HTMLElement>(`[data-wakes=${id}]`);
    if (!trigger) return;
    event.preventDefault();
    latest = { trigger };
    for (const listener of listeners) listener();
  };
  if (typeof document !== 'undefined') document.addEventListener('click', hear);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: () => latest,
  };
};
