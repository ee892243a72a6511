import { close, isOpen, type Menu, open } from './panel.ts';

/** Delay before opening, so that a pointer that only crosses the button opens nothing. docs/decisions/0011-menus.md */
const OPEN_DELAY_MS = 120;
/** Delay before closing, which gives the pointer time for the way between button and panel (WCAG 1.4.13). */
const CLOSE_DELAY_MS = 300;
/**
 * A visitor may click the button just after hovering has opened the panel. Within this time the click keeps it open.
 */
const CLICK_GRACE_MS = 400;

/**
 * Opens a menu when a mouse rests on its button; touch and pen only click. A panel that a click has opened stays open
 * until it is dismissed, and a click within the grace period makes a hovered panel stay too. However a panel was
 * closed, it stays closed until the pointer has left the button.
 *
 * @param menu button and panel: the pointer may move between them
 * @param signal removes the listeners
 */
export const openOnHover = (menu: Menu, signal: AbortSignal): void => {
  const { button, panel } = menu;
  /** The pending opening or closing: at most one. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOverButton = false;
  /** Time when the pointer opened the panel; `undefined` when the panel is closed or a click keeps it open. */
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

  // Not `pointerenter`: the pointer may already be on the button when this listener is added.
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
  // The pointer rested here while this code loaded. If the visitor clicked, the browser has already toggled the panel.
  if (document.activeElement === button) isOverButton = true;
  else rest();
};
