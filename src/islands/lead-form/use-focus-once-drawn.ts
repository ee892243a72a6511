import { type RefObject, useLayoutEffect, useRef } from 'react';

/** @returns gives an element the focus as soon as React has drawn it: a message that was just said is not there yet */
export const useFocusOnceDrawn = (): ((element: RefObject<HTMLElement | null>) => void) => {
  const awaited = useRef<RefObject<HTMLElement | null>>(null);
  useLayoutEffect(() => {
    const element = awaited.current?.current;
    if (!element) return;
    awaited.current = null;
    element.focus();
  });
  return (element) => {
    awaited.current = element;
  };
};
