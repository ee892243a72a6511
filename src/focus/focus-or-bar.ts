/**
 * Gives the focus to where it belongs once something over the page is closed, or to the bar's first link where that is
 * not seen: a banner that went with the choice, a menu's button after a tablet was turned, words in a closed dialog.
 * Tab then goes on from there.
 *
 * @param place what is to have the focus
 * @param options what opened a dialog is where it was: the page does not jump
 */
export const focusOrBar = (
  place: HTMLElement | null | undefined,
  options: FocusOptions = { preventScroll: true },
): void => {
  place?.focus(options);
  if (document.activeElement !== place) document.querySelector<HTMLElement>('.bar a')?.focus();
};
