import { useEffect, useEffectEvent } from 'react';

/** Milliseconds between two tries: a browser may report `online` before the connection works, or never. */
const TRY_EVERY_MS = 5000;

/**
 * Tries again when the connection returns, and regularly while the browser reports a connection.
 *
 * @param isWaiting whether a lead waits for the connection
 * @param tryAgain sends the lead
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
