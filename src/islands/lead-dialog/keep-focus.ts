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
  const [from, to] = event.shiftKey ? [0, stops.length - 1] : [stops.length - 1, 0];
  if (document.activeElement !== stops[from]) return;
  event.preventDefault();
  stops[to]?.focus();
};

/**
 * Gives the focus back to what opened the dialog. A trigger in a menu is gone with it: its menu's button stands for it.
 *
 * @param trigger the link that was clicked
 */
export const returnFocus = (trigger: HTMLElement): void => {
  const menu = trigger.closest('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  // The page has not moved meanwhile, and must not jump now.
  (opener ?? trigger).focus({ preventScroll: true });
};
