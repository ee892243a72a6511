/**
 * Gives the focus back to what opened the dialog. A trigger in a menu is gone with it: its menu's button stands for it,
 * and the bar's first link where that is not seen, as when a tablet was turned.
 *
 * @param trigger the link that was clicked
 */
export const returnFocus = (trigger: HTMLElement): void => {
  const menu = trigger.closest('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  const target = opener ?? trigger;
  // The page has not moved meanwhile, and must not jump now.
  target.focus({ preventScroll: true });
  if (document.activeElement !== target) document.querySelector<HTMLElement>('.bar a')?.focus();
};
