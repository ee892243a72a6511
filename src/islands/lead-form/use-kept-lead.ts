import { useEffect, useEffectEvent } from 'react';
import { pageLock } from '../../waiting-leads/page-lock.ts';
import { sendKept } from '../../waiting-leads/send-kept.ts';
import type { WaitingLead } from '../../waiting-leads/waiting-lead.ts';

/** Milliseconds between two tries while the form can be filled in: the browser reported a connection that did not work. */
const TRY_EVERY_MS = 30_000;

/**
 * What a page does for a lead of its form that the device keeps: it tells other pages to leave the lead to it, and,
 * unless the form itself tries again, sends it.
 *
 * @param key of the lead; undefined when none is kept
 * @param isSentHere whether this hook sends it
 * @param settle called with the lead when it was accepted or refused
 */
export const useKeptLead = (
  key: string | undefined,
  isSentHere: boolean,
  settle: (lead: WaitingLead) => void,
): void => {
  useEffect(() => {
    if (key === undefined) return;
    const stop = new AbortController();
    const untilStopped = (): Promise<void> =>
      new Promise((leave) => stop.signal.addEventListener('abort', () => leave()));
    navigator.locks
      .request(pageLock(key), { signal: stop.signal }, untilStopped)
      // Stopped before another page had left the lead.
      .catch(() => undefined);
    return () => stop.abort();
  }, [key]);

  const attempt = useEffectEvent(async () => {
    if (key === undefined || !navigator.onLine) return;
    const lead = await sendKept(key).catch(() => undefined);
    if (lead?.sentAt !== undefined || lead?.refusal !== undefined) settle(lead);
  });
  useEffect(() => {
    if (key === undefined || !isSentHere) return;
    const timer = setInterval(attempt, TRY_EVERY_MS);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [key, isSentHere]);
};
