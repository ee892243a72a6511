const STOPS = ':is(a[href], button, input, textarea):not(:disabled, [type=hidden], [tabindex="-1"])';

/**
 * Wraps Tab from the last stop to the first and back: a modal dialog makes the page inert, but would let the focus go
 * on to the document and the browser's own bar.
 *
 * @param dialog the open dialog
 * @param event a key pressed in it
 */
export const keepFocusIn = (
  dialog: HTMLElement,
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'preventDefault'>,
): void => {
  if (event.key !== 'Tab') return;
  const stops = dialog.querySelectorAll<HTMLElement>(STOPS);
  const at = Array.from(stops).indexOf(document.activeElement as HTMLElement);
  const last = stops.length - 1;
  // Before the first stop is also the heading, which has the focus at first, and the dialog itself.
  const isLeaving = event.shiftKey ? at <= 0 : at === last;
  if (!isLeaving) return;
  event.preventDefault();
  stops[event.shiftKey ? last : 0]?.focus();
};
