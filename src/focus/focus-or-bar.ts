/**
 * Moves the focus to an element after something over the page has closed. If the element cannot take it, the bar's
 * first link gets it: for example when the choice hid the banner, when a tablet was turned and the menu's button is
 * gone, or when the element is in a closed dialog. Tab then continues from there.
 *
 * @param place the element that should get the focus
 * @param options by default the page does not scroll: the link that opened a dialog is still where it was
 */
export const focusOrBar = (
  place: HTMLElement | null | undefined,
  options: FocusOptions = { preventScroll: true },
): void => {
  place?.focus(options);
  if (document.activeElement !== place) document.querySelector<HTMLElement>('.bar a')?.focus();
};
