import { close, isOpen, type Menu, open } from './menu.ts';

/** A pointer that only crosses the button on its way opens nothing. docs/decisions/0011-menus-and-questions.md */
const OPEN_DELAY_MS = 120;
/** A pointer may leave the button and the panel for a moment, on its way from one to the other (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;
/** Who aims at the button clicks it although the panel has opened meanwhile: that click does not close it. */
const CLICK_GRACE_MS = 400;

/**
 * Opens a menu while a mouse rests on it; touch and pen only click. A panel that a click has opened stays until it is
 * dismissed. A click within the grace makes a hovered panel stay too.
 *
 * @param menu button and panel: the pointer may move between them
 */
export const openOnHover = (menu: Menu): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  /** When the pointer opened it; `undefined` when it is closed or a click keeps it. */
  let hoveredAt: number | undefined;
  const later = (act: () => void, delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(act, delay);
  };
  const hovered = (): void => {
    if (isOpen(menu)) return;
    open(menu);
    hoveredAt = performance.now();
  };
  const left = (): void => {
    if (hoveredAt !== undefined && !menu.panel.contains(document.activeElement)) close(menu);
  };
  const rest = (): void => {
    if (isOver) return;
    isOver = true;
    later(hovered, OPEN_DELAY_MS);
  };
  for (const area of [menu.button, menu.panel]) {
    // Not `pointerenter`: the pointer may be there before this module is.
    area.addEventListener('pointermove', ({ pointerType }) => {
      if (pointerType === 'mouse') rest();
    });
    // It has fetched this module and may rest by now; a finger that has tapped hovers too, but not on a mouse's device.
    if (area.matches(':hover') && matchMedia('(hover: hover)').matches) rest();
    area.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      isOver = false;
      later(left, CLOSE_DELAY_MS);
    });
  }
  menu.button.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (hoveredAt !== undefined && performance.now() - hoveredAt < CLICK_GRACE_MS) event.preventDefault();
    hoveredAt = undefined;
  });
  menu.panel.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hoveredAt = undefined;
  });
};
