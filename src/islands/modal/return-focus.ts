import { focusOrBar } from '../../focus/focus-or-bar.ts';

/**
 * Gives the focus back to what opened the dialog. A trigger in a menu is gone with it: its menu's button stands for it.
 *
 * @param trigger the link that was clicked
 */
export const returnFocus = (trigger: HTMLElement): void => {
  const menu = trigger.closest('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  focusOrBar(opener ?? trigger);
};
