import { close, isOpen, type Menu, open } from './menu.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 };

/** The place a key leads to among `count` places; `undefined` when it leads to none. */
const placeOf = (key: string, from: number, count: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : from + step;
};

const move = (event: KeyboardEvent, target: HTMLElement | undefined): void => {
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** Keys in an open panel: up and down its links, above the first its button. Left and right stay inside too. */
const inPanel = (event: KeyboardEvent, { button, panel }: Menu): void => {
  const links = [...panel.querySelectorAll('a')];
  const place = placeOf(event.key, links.indexOf(event.target as HTMLAnchorElement), links.length);
  if (place !== undefined) move(event, place < 0 ? button : links[place]);
};

/** Keys on the bar: left and right its entries, down into the panel. */
const onBar = (event: KeyboardEvent, bar: HTMLElement, menu: Menu | undefined): void => {
  if (event.key === 'ArrowDown' && menu) {
    open(menu);
    move(event, menu.panel.querySelector('a') ?? undefined);
  }
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') return;
  const entries = [...bar.querySelectorAll<HTMLElement>('.bar-item')];
  const place = placeOf(event.key, entries.indexOf(event.target as HTMLElement), entries.length);
  if (place !== undefined) move(event, entries[place]);
};

/**
 * The keyboard of a disclosure menu (WAI-ARIA Authoring Practices, "Disclosure Navigation Menu"): arrows, Home and End
 * move, Escape closes and returns to the button, and a panel closes when the focus leaves it.
 *
 * @param bar the list of the bar's entries
 * @param menus its menus
 */
export const followKeys = (bar: HTMLElement, menus: readonly Menu[]): void => {
  const followKey = (event: KeyboardEvent): void => {
    // The browser's own, such as Alt and an arrow: back and forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = event.target as HTMLElement;
    const menu = menus.find(({ button, panel }) => button === target || panel.contains(target));
    if (event.key === 'Escape' && menu && isOpen(menu)) {
      event.preventDefault();
      close(menu);
      menu.button.focus();
    } else if (menu && menu.button !== target) inPanel(event, menu);
    else if (target.matches('.bar-item')) onBar(event, bar, menu);
  };
  const closeBehind = ({ relatedTarget }: FocusEvent): void => {
    // Nothing takes the focus when the window loses it.
    if (!(relatedTarget instanceof Node)) return;
    for (const menu of menus) {
      if (menu.button !== relatedTarget && !menu.panel.contains(relatedTarget)) close(menu);
    }
  };
  for (const place of [bar, ...menus.map(({ panel }) => panel)]) {
    place.addEventListener('keydown', followKey);
    place.addEventListener('focusout', closeBehind);
  }
};
