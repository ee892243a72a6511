import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusOrBar } from '../../focus/focus-or-bar.ts';
import { isOpen } from '../mega-menu/panel.ts';
import type { ClickedTrigger, TriggerClicks } from './clicked-trigger.ts';

export interface Opening {
  /** The last click on a trigger; `undefined` before the first. */
  readonly clicked: ClickedTrigger | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
}

/**
 * Gives the focus back to what opened the dialog. A trigger in a menu is gone with it: its menu's button stands for it.
 *
 * @param trigger the link that was clicked
 */
export const returnFocus = (trigger: HTMLElement): void => {
  const menu = trigger.closest('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  focusOrBar(opener ?? trigger);
};

/**
 * Opens a dialog for each click on one of its triggers, and gives the focus back when it closes.
 *
 * @param clicks from {@link hearTriggers}
 * @param ready asked at each click; settles when the dialog can be shown. The trigger is busy until then
 */
export const useOpening = (clicks: TriggerClicks, ready: () => Promise<unknown>): Opening => {
  const clicked = useSyncExternalStore(clicks.subscribe, clicks.latest, () => undefined);
  const [openFor, setOpenFor] = useState<ClickedTrigger>();

  useEffect(() => {
    if (!clicked) return;
    const { trigger } = clicked;
    trigger.ariaBusy = 'true';
    void ready().then(() => {
      trigger.ariaBusy = null;
      // The browser shows a popover, such as the phone's menu, above everything else.
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
        if (isOpen(menu)) menu.hidePopover();
      setOpenFor(clicked);
    });
  }, [clicked, ready]);

  useEffect(() => {
    if (!openFor) return;
    // After Headless UI, which knows what had the focus, and not that it went with its menu.
    return () => void setTimeout(() => returnFocus(openFor.trigger));
  }, [openFor]);

  return { clicked, isOpen: openFor !== undefined, close: () => setOpenFor(undefined) };
};
