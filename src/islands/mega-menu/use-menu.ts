import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { openOnHover } from './hover.ts';
import { followKeys } from './keys.ts';
import { close, isOpen, type Menu } from './panel.ts';

/**
 * Whether a panel is open, read from the popover itself: it may have been opened before React came.
 *
 * @returns `undefined` in the server's HTML: without scripts the browser itself tells of a button with `popovertarget`
 */
const useIsOpen = (panelId: string): boolean | undefined => {
  const subscribe = useCallback(
    (hear: () => void) => {
      const panel = document.getElementById(panelId);
      panel?.addEventListener('toggle', hear);
      return () => panel?.removeEventListener('toggle', hear);
    },
    [panelId],
  );
  const read = (): boolean => {
    const panel = document.getElementById(panelId);
    return panel !== null && isOpen(panel);
  };
  return useSyncExternalStore<boolean | undefined>(subscribe, read, () => undefined);
};

/**
 * Closes a panel that the focus has left, and what must not outlast its moment: a jump inside the page, the page itself,
 * which the way back would show with the menu over it, and a width at which its button is gone.
 *
 * @param menu button and panel: the focus may move between them
 * @param signal ends it
 */
const closeInTime = (menu: Menu, signal: AbortSignal): void => {
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

/**
 * Adds to a native popover what HTML cannot say: it opens under a resting mouse, follows the keyboard and closes in time.
 *
 * @param panelId id of the panel, which Astro renders behind the content of the page (src/layouts/Page.astro)
 * @returns the ref of its button, and whether the panel is open
 */
export const useMenu = (
  panelId: string,
): { button: RefObject<HTMLButtonElement | null>; isExpanded: boolean | undefined } => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!button.current || !panel) return;
    const menu = { button: button.current, panel };
    const life = new AbortController();
    for (const behave of [openOnHover, followKeys, closeInTime]) behave(menu, life.signal);
    return () => life.abort();
  }, [panelId]);
  return { button, isExpanded: useIsOpen(panelId) };
};
