import { close, type Menu } from './panel.ts';

/**
 * Closes a panel that the focus has left, and what must not outlast its moment: a jump inside the page, the page itself,
 * which the way back would show with the menu over it, and a width at which its button is gone.
 *
 * @param menu button and panel: the focus may move between them
 * @param signal ends it
 */
export const closeInTime = (menu: Menu, signal: AbortSignal): void => {
  const { button, panel } = menu;
  const hide = (): void => close(menu);
  const leave = ({ relatedTarget }: FocusEvent): void => {
    // Nothing takes the focus when the window loses it.
    if (!(relatedTarget instanceof Node)) return;
    if (relatedTarget !== button && !panel.contains(relatedTarget)) hide();
  };
  for (const area of [button, panel]) area.addEventListener('focusout', leave, { signal });
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, hide, { signal });
  const narrow = (): void => {
    if (!button.checkVisibility()) hide();
  };
  addEventListener('resize', narrow, { signal });
};
