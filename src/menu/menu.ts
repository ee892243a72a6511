/** A menu of the bar: a button and the panel that it opens, a native popover. */
export interface Menu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/** @returns the menus whose buttons stand in the bar, from left to right */
export const menusOf = (bar: ParentNode): Menu[] =>
  [...bar.querySelectorAll<HTMLButtonElement>('[popovertarget]')].flatMap((button) => {
    const { popoverTargetElement: panel } = button;
    return panel instanceof HTMLElement ? [{ button, panel }] : [];
  });

/** @returns whether the panel shows */
export const isOpen = ({ panel }: Menu): boolean => panel.matches(':popover-open');

/** Shows the panel; another open one closes, since both are `auto` popovers. */
export const open = (menu: Menu): void => {
  if (!isOpen(menu)) menu.panel.showPopover();
};

/** Hides the panel. */
export const close = (menu: Menu): void => {
  if (isOpen(menu)) menu.panel.hidePopover();
};

/**
 * Writes what browsers tell assistive technology by themselves, so that it is the same in all of them: whether the
 * button's panel is open. It closes what must not outlast its moment: a jump inside the page, the page itself, which the
 * way back would show with the menu over it, and a width at which its button is gone, as when a tablet is turned.
 */
export const keepTrue = (menu: Menu): void => {
  const { button, panel } = menu;
  button.ariaExpanded = String(isOpen(menu));
  panel.addEventListener('beforetoggle', ({ newState }) => {
    button.ariaExpanded = String(newState === 'open');
  });
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, () => close(menu));
  addEventListener('resize', () => {
    if (!button.checkVisibility()) close(menu);
  });
};
