import { type RefObject, useEffect, useEffectEvent } from 'react';

/** @returns the element of this page that a link leads to */
const placeOf = ({ hash, pathname }: HTMLAnchorElement): HTMLElement | null =>
  pathname === location.pathname ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;

/**
 * Notices a click on a link that leads to the form, such as “Preventivo” or the button of a plan.
 *
 * @param form ref of the form
 * @param isListening whether such a click matters now
 * @param onJump called at the click, before the browser jumps
 */
export const useJumpTo = (
  form: RefObject<HTMLFormElement | null>,
  isListening: boolean,
  onJump: () => void,
): void => {
  const judge = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href*="#"]');
    const place = link && placeOf(link);
    if (place && form.current?.closest('section')?.contains(place)) onJump();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('click', judge, true);
    return () => document.removeEventListener('click', judge, true);
  }, [isListening]);
};
