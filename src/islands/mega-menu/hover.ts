import { close, isOpen, type Menu, open } from './panel.ts';

/** A pointer that only crosses the button on its way opens nothing. docs/decisions/0011-menus.md */
const OPEN_DELAY_MS = 120;
/** A pointer may leave the button and the panel for a moment, on its way from one to the other (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;
/** Who aims at the button clicks it although the panel has opened meanwhile: that click does not close it. */
const CLICK_GRACE_MS = 400;

/**
 * Opens a menu while a mouse rests on its button; touch and pen only click. A panel that a click has opened stays until
 * it is dismissed; a click within the grace makes a hovered panel stay too. One that is closed, by whatever way, stays
 * closed until the pointer has left the button.
 *
 * @param menu button and panel: the pointer may move between them
 * @param signal ends it
 */
export const openOnHover = (menu: Menu, signal: AbortSignal): void => {
  const { button, panel } = menu;
  /** What comes next, opening or closing: one of them at most. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOverButton = false;
  /** When the pointer opened it; `undefined` when it is closed or a click keeps it. */
  let hoveredAt: number | undefined;

  const cancel = (): void => clearTimeout(timer);
  const later = (act: () => void, delay: number): void => {
    cancel();
    timer = setTimeout(act, delay);
  };
  const show = (): void => {
    if (isOpen(panel)) return;
    open(menu);
    hoveredAt = performance.now();
  };
  const hide = (): void => {
    if (hoveredAt !== undefined && !panel.contains(document.activeElement)) close(menu);
  };
  const rest = (): void => {
    isOverButton = true;
    later(show, OPEN_DELAY_MS);
  };

  // Not `pointerenter`: the pointer may be there before this is.
  button.addEventListener(
    'pointermove',
    ({ pointerType }) => {
      if (pointerType === 'mouse' && !isOverButton) rest();
    },
    { signal },
  );
  panel.addEventListener('pointerenter', cancel, { signal });
  for (const area of [button, panel])
    area.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        if (pointerType !== 'mouse') return;
        isOverButton = false;
        later(hide, CLOSE_DELAY_MS);
      },
      { signal },
    );
  button.addEventListener(
    'click',
    (event) => {
      if (hoveredAt !== undefined && performance.now() - hoveredAt < CLICK_GRACE_MS) event.preventDefault();
      hoveredAt = undefined;
    },
    { signal },
  );
  panel.addEventListener(
    'beforetoggle',
    ({ newState }) => {
      if (newState === 'open') return;
      cancel();
      hoveredAt = undefined;
    },
    { signal },
  );
  signal.addEventListener('abort', cancel);

  if (!button.matches(':hover')) return;
  // It has rested here while this was fetched. Who has clicked meanwhile had the browser open or close the panel.
  if (document.activeElement === button) isOverButton = true;
  else rest();
};
