import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusOrBar } from '../../focus/focus-or-bar.ts';
import { isOpen } from '../mega-menu/panel.ts';
import type { ClickedTrigger, TriggerClicks } from './clicked-trigger.ts';

export interface Opening {
  /** The last click on a trigger; `undefined` before the first. */
  readonly clicked: ClickedTrigger | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** Closes a dialog that cannot be seen, and follows its trigger as a browser without scripts does. */
  readonly giveUp: () => void;
}

/**
 * Returns the focus to the trigger of the dialog. A trigger in a menu is hidden by then, so the menu's button gets it.
 *
 * @param trigger the link that was clicked
 */
export const returnFocus = (trigger: HTMLElement): void => {
  const menu = trigger.closest('[popover]');
  const opener = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  focusOrBar(opener ?? trigger);
};

/** Does what the browser does at a click without scripts. */
const follow = (trigger: HTMLElement): void => {
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
};

/**
 * Opens a dialog for each click on one of its triggers, and returns the focus when it closes.
 *
 * @param clicks from {@link watchTriggers}
 * @param ready called on each click; resolves when the dialog can be shown. The trigger is busy until then
 */
export const useOpening = (clicks: TriggerClicks, ready: () => Promise<unknown>): Opening => {
  const clicked = useSyncExternalStore(clicks.subscribe, clicks.latest, () => undefined);
  const [openFor, setOpenFor] = useState<ClickedTrigger>();

  useEffect(() => {
    if (!clicked) return;
    const { trigger } = clicked;
    trigger.setAttribute('aria-busy', 'true');
    void ready().then(() => {
      trigger.removeAttribute('aria-busy');
      // The browser shows a popover, such as the phone's menu, above everything else.
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
        if (isOpen(menu)) menu.hidePopover();
      setOpenFor(clicked);
    });
  }, [clicked, ready]);

  useEffect(() => {
    if (!openFor) return;
    // After Headless UI, which returns the focus to the trigger even when its menu is hidden.
    return () => void setTimeout(() => returnFocus(openFor.trigger));
  }, [openFor]);

  const close = (): void => setOpenFor(undefined);
  const giveUp = (): void => {
    close();
    if (openFor) follow(openFor.trigger);
  };
  return { clicked, isOpen: openFor !== undefined, close, giveUp };
};
