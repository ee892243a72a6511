import { type RefObject, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { closeInTime } from './closing.ts';
import { openOnHover } from './hover.ts';
import { followKeys } from './keys.ts';
import { isOpen } from './panel.ts';

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
