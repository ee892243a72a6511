import { useEffect, useEffectEvent } from 'react';

/** Between two tries: a browser says `online` before the line carries anything, or never. */
const TRY_EVERY_MS = 5000;

/**
 * Tries again when the connection returns, and from time to time as long as the browser believes that there is one.
 *
 * @param isWaiting whether something waits for the connection
 * @param tryAgain sends it
 */
export const useWaiting = (isWaiting: boolean, tryAgain: () => void): void => {
  const attempt = useEffectEvent(() => {
    if (navigator.onLine) tryAgain();
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(attempt, TRY_EVERY_MS);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [isWaiting]);
};
