import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Whoever went on to something else meanwhile stays there, as in a second form: the toast tells them. Whoever scrolled
 * away from the form is not carried back.
 */
const giveFocus = (element: HTMLElement): void => {
  const form = element.closest('form') ?? element;
  const { activeElement: active } = document;
  if (active && !form.contains(active) && !active.contains(form)) return;
  const { top, bottom } = form.getBoundingClientRect();
  element.focus({ preventScroll: bottom < 0 || top > innerHeight });
};

/**
 * @returns gives a message of a form the focus as soon as React has drawn it: one that was just said is not there yet.
 *   Nobody else loses the focus for it.
 */
export const useFocusOnceDrawn = (): ((element: RefObject<HTMLElement | null>) => void) => {
  const awaited = useRef<RefObject<HTMLElement | null>>(null);
  useLayoutEffect(() => {
    const element = awaited.current?.current;
    if (!element) return;
    awaited.current = null;
    giveFocus(element);
  });
  return (element) => {
    awaited.current = element;
  };
};
