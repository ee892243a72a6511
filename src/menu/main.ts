import { openOnHover } from './hover.ts';
import { followKeys } from './keys.ts';
import { keepTrue, menusOf } from './menu.ts';

/** Menus open natively, so a browser without popovers, where they are hidden, has nothing to add to. */
const enhance = (bar: HTMLElement): void => {
  bar.removeAttribute('data-module');
  if (!('popover' in bar)) return;
  const menus = menusOf(bar);
  for (const menu of menus) keepTrue(menu);

  const list = bar.querySelector<HTMLElement>('nav > ul');
  if (!list) return;
  const megaMenus = menus.filter(({ button }) => list.contains(button));
  for (const menu of megaMenus) openOnHover(menu);
  followKeys(list, megaMenus);
};

for (const bar of document.querySelectorAll<HTMLElement>('.bar[data-module]')) enhance(bar);
