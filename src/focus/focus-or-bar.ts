/**
 * Gives the focus back to what opened a dialog, or to the bar's first link where that is no longer seen: a banner that
 * went with the choice, a menu's button after a tablet was turned. Tab then goes on from there.
 *
 * @param opener what had the focus before; the page has not moved meanwhile, and does not jump now
 */
export const focusOrBar = (opener: HTMLElement): void => {
  opener.focus({ preventScroll: true });
  if (document.activeElement !== opener) document.querySelector<HTMLElement>('.bar a')?.focus();
};
