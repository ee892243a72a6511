const STOPS =
  ':is(a[href], button, input, textarea):not(:disabled, [type=hidden], [hidden], [tabindex="-1"])';

/** `Node.DOCUMENT_POSITION_…`: names of properties are not minified. */
const PRECEDING = 2;
const FOLLOWING = 4;

/**
 * Wraps Tab past the last stop to the first and back: a modal dialog makes the page inert, but would let the focus go
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
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(STOPS));
  // Not every focus is on a stop: the heading has it at first, a message once it is said.
  const here = document.activeElement ?? dialog;
  const ahead = event.shiftKey ? PRECEDING : FOLLOWING;
  if (stops.some((stop) => here.compareDocumentPosition(stop) & ahead)) return;
  event.preventDefault();
  stops.at(event.shiftKey ? -1 : 0)?.focus();
};
