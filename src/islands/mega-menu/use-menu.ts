import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { openOnHover } from './hover.ts';
import { followKeys } from './keys.ts';
import { close, isOpen, type Menu } from './panel.ts';

/**
 * Reads from the popover itself whether a panel is open, because a visitor may have opened it before hydration.
 *
 * @returns `undefined` on the server: without scripts, the browser itself exposes the state of a button with
 *   `popovertarget`
 */
const useIsOpen = (panelId: string): boolean | undefined => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const panel = document.getElementById(panelId);
      panel?.addEventListener('toggle', listener);
      return () => panel?.removeEventListener('toggle', listener);
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
 * Closes a panel when the focus leaves it, on a jump within the page, at a width that hides its button, and when the
 * visitor leaves the page: otherwise the menu would cover the page when the visitor comes back.
 *
 * @param menu button and panel: the focus may move between them
 * @param signal removes the listeners
 */
const closeAutomatically = (menu: Menu, signal: AbortSignal): void => {
  const { button, panel } = menu;
  const hide = (): void => close(menu);
  const leave = ({ relatedTarget }: FocusEvent): void => {
    // There is no related target when the window loses the focus.
    if (!(relatedTarget instanceof Node)) return;
    if (relatedTarget !== button && !panel.contains(relatedTarget)) hide();
  };
  for (const area of [button, panel]) area.addEventListener('focusout', leave, { signal });
  for (const type of ['hashchange', 'pagehide']) addEventListener(type, hide, { signal });
  const narrow = (): void => {
    // Safari 17.0 has popovers, but no `checkVisibility`.
    if (button.getClientRects().length === 0) hide();
  };
  addEventListener('resize', narrow, { signal });
};

/**
 * Adds to a native popover what HTML cannot do: opening on hover, arrow keys and automatic closing.
 *
 * @param panelId id of the panel, which Astro renders after the content of the page (src/layouts/Page.astro)
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
    const controller = new AbortController();
    for (const behave of [openOnHover, followKeys, closeAutomatically]) behave(menu, controller.signal);
    return () => controller.abort();
  }, [panelId]);
  return { button, isExpanded: useIsOpen(panelId) };
};
