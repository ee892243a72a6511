import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The browser asks before the page is left. Only while something is under way: a page that listens is not kept for
 * the way back.
 *
 * @param isUnderWay whether leaving would lose something
 */
export const useLeaveWarning = (isUnderWay: boolean): void => {
  useEffect(() => {
    if (!isUnderWay) return;
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
};
