/**
 * A click on a trigger. Each click is a new object, so that a second click on the same trigger opens the dialog again.
 */
export interface ClickedTrigger {
  readonly trigger: HTMLElement;
}

/** The clicks on the triggers of one dialog, in the shape that `useSyncExternalStore` needs. */
export interface TriggerClicks {
  readonly subscribe: (listener: () => void) => () => void;
  /** The last click; `undefined` before the first, and on the server. */
  readonly latest: () => ClickedTrigger | undefined;
}

/** Whether it is the left button without a modifier key: Ctrl, Meta and Shift open the link in a tab or a window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * Listens for clicks on the triggers of a dialog, which are outside its island. Call it when the island's code is
 * evaluated: the early script may repeat a held click before React has hydrated.
 *
 * @param id id in `data-wakes` of the triggers
 */
export const watchTriggers = (id: string): TriggerClicks => {
  const listeners = new Set<() => void>();
  let latest: ClickedTrigger | undefined;

  /** The early script has already prevented a click that it holds. */
  const onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || !isPlain(event)) return;
    const trigger = target.closest<HTMLElement>(`[data-wakes=${id}]`);
    if (!trigger) return;
    event.preventDefault();
    latest = { trigger };
    for (const listener of listeners) listener();
  };
  if (typeof document !== 'undefined') document.addEventListener('click', onClick);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    latest: () => latest,
  };
};
