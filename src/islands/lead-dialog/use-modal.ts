import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { type ClickedTrigger, latestClick, subscribe } from './clicked-trigger.ts';

/** The page behind is halted (lead-dialog.css): where its scroll bar takes room, that room stays. */
const keepScrollBarRoom = (): void => {
  const { documentElement: page } = document;
  if (innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
};

/**
 * Opens the dialog for each click on a trigger.
 *
 * @param dialog the dialog element
 * @param heading what takes the focus: a field would bring up a phone's keyboard over the words that explain the form
 * @param ready asked at each opening; settles when the dialog can be shown
 * @returns the click that it stands open for, or stood last, `undefined` before the first; and since when it is open, in
 *   milliseconds of `performance.now()`
 */
export const useModal = (
  dialog: RefObject<HTMLDialogElement | null>,
  heading: RefObject<HTMLElement | null>,
  ready: () => Promise<unknown>,
): { clicked: ClickedTrigger | undefined; openedAt: RefObject<number> } => {
  const openedAt = useRef(0);
  const clicked = useSyncExternalStore(subscribe, latestClick, () => undefined);
  useEffect(() => {
    if (!clicked) return;
    const { trigger } = clicked;
    const open = (): void => {
      trigger.ariaBusy = null;
      keepScrollBarRoom();
      openedAt.current = performance.now();
      if (dialog.current?.open === false) dialog.current.showModal();
      heading.current?.focus();
    };
    trigger.ariaBusy = 'true';
    void ready().then(open);
  }, [clicked, dialog, heading, ready]);
  return { clicked, openedAt };
};
