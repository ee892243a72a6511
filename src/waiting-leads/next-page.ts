/**
 * Sends what an earlier page could not send, and tells what became of it. The early script fetches this module only
 * where something waits (src/early/arrival.ts).
 */
import { askForSync, cancelLead, clearMark, forgetLead } from './keep-lead.ts';
import { readLead, readLeads } from './lead-store.ts';
import { showNotice } from './notice.ts';
import { pageLock } from './page-lock.ts';
import { reopen } from './reopen.ts';
import { sendKept } from './send-kept.ts';
import { told } from './told.ts';
import { stateOf, type WaitingLead } from './waiting-lead.ts';

/** Milliseconds between two tries while this page stays open: the pauses grow up to the longest. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/** Waits until the time is over or the connection returns. */
const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/** Shows what became of a lead until the visitor has decided, and forgets a lead once its end is told. */
const tell = async (lead: WaitingLead, hide: () => void): Promise<() => void> => {
  hide();
  const words = told(lead, Date.now());
  const state = stateOf(lead, Date.now());
  if (state === 'sent' || state === 'expired') await forgetLead(lead.key);
  if (!words) return () => undefined;
  const remove = showNotice(words, {
    reopen: () => void reopen(lead).then(remove, () => undefined),
    erase: async () => {
      remove();
      const sent = await cancelLead(lead.key);
      if (sent) await tell(sent, () => undefined);
    },
  });
  return remove;
};

/** Sends a lead as soon as that works, and tells what became of it. Another page that does so keeps this one quiet. */
const follow = (key: string): Promise<void> =>
  navigator.locks.request(pageLock(key), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    let hide = (): void => undefined;
    let said: string | undefined;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const lead = await sendKept(key);
      if (!lead) return hide();
      const state = stateOf(lead, Date.now());
      const words = told(lead, Date.now())?.text;
      // The same words are not said twice.
      if (words !== said || state === 'expired') hide = await tell(lead, hide);
      said = words;
      if (state !== 'waits' && state !== 'pauses') return;
      // The browser gives up after some tries of its own.
      void askForSync();
      await pause(state === 'pauses' ? Math.max((lead.notBefore ?? 0) - Date.now(), 1000) : wait);
      // Another tab, or this notice's button, may have erased it meanwhile.
      if (!(await readLead(key))) return hide();
    }
  });

/** Follows every lead that is kept. */
const followAll = async (): Promise<void> => {
  const { leads, left } = await readLeads();
  if (left === 0) clearMark();
  await Promise.all(leads.map(({ key }) => follow(key)));
};

// A browser that no longer gives access to its storage has nothing to tell.
followAll().catch(() => undefined);
