/**
 * Sends what an earlier page could not send, and tells what became of it. The early script fetches this module only
 * where something waits (src/early/arrival.ts).
 */

import { storedChoice } from '../../consent/stored-choice.ts';
import { askForSync } from '../../waiting-leads/background-sync.ts';
import {
  changeLead,
  changeLeads,
  dropClickIds,
  eraseLead,
  holdLead,
  onErased,
  whenLeft,
} from '../../waiting-leads/lead-store.ts';
import { sendKept } from '../../waiting-leads/send-lead.ts';
import { isSent, isWaiting, type KeptLead, stateOf } from '../../waiting-leads/waiting-lead.ts';
import { ERASED, wordsOf } from '../../waiting-leads/words.ts';
import { tellTagsOf } from '../lead-form/attribution.ts';
import { showNotice } from './notice.ts';
import { emptyForm, openForm, reopen, wantedHere } from './reopen.ts';

/** Milliseconds between two tries while this page stays open: the pauses grow up to the longest. */
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 600_000;

/** Waits until the time is over, the connection returns, something was erased, or `ending` is over. */
const pause = (milliseconds: number, ending: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      stop();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
    const stop = onErased(end);
    void ending.then(end);
  });

/** Erases a lead, and says so; what was sent all the same is told as sent. */
const erase = async (key: string): Promise<void> => {
  let sent: KeptLead | undefined;
  await holdLead(key, () =>
    changeLead(key, (lead) => {
      sent = isSent(lead) ? lead : undefined;
      return undefined;
    }),
  );
  const words = sent && wordsOf(sent, Date.now());
  showNotice(words ?? ERASED, {});
};

/**
 * Sends a lead as soon as that works, and tells what became of it.
 *
 * @param isOurs whether no other page has its form: this one then tells its end, once, also to the tags
 */
const follow = async (key: string, isOurs: boolean): Promise<void> => {
  let hide = (): void => undefined;
  let said: string | undefined;
  let isReopened = false;
  let setReopened = (): void => undefined;
  const reopened = new Promise<void>((resolve) => {
    setReopened = resolve;
  });
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    const lead = await sendKept(key);
    if (!lead) return hide();
    const state = stateOf(lead, Date.now());
    const words = wordsOf(lead, Date.now());
    // The same words are not said twice.
    if (words?.description !== said) {
      hide();
      const remove = words
        ? showNotice(words, {
            reopen: () =>
              isWaiting(lead) &&
              reopen(lead, () => {
                isReopened = true;
                remove();
                setReopened();
              }),
            erase: () => {
              remove();
              void erase(key);
            },
          })
        : () => undefined;
      hide = remove;
      said = words?.description;
    }
    if (state === 'sent' || state === 'expired') {
      if (!isOurs) return;
      await eraseLead(key);
      if (!isSent(lead)) return;
      emptyForm(lead);
      if (!lead.isTold) tellTagsOf(lead.formType, lead.page);
      return;
    }
    // The browser gives up after some tries of its own.
    if (state === 'waits' || state === 'arrives') void askForSync();
    const rest = isWaiting(lead) && state === 'pauses' ? (lead.notBefore ?? 0) - Date.now() : wait;
    await pause(Math.max(rest, 1000), reopened);
    // From here on its form sends it.
    if (isReopened) return;
  }
};

/** Follows every lead that is kept. */
const followAll = async (): Promise<void> => {
  // An expired choice is withdrawn too.
  if (storedChoice()?.marketing !== true) await dropClickIds();
  const leads = await changeLeads();
  const wanted = wantedHere();
  await Promise.all(
    leads.map((lead) =>
      isWaiting(lead) && lead.key === wanted
        ? openForm(lead)
        : whenLeft(lead.key, (isOurs) => follow(lead.key, isOurs)),
    ),
  );
};

// A browser that does not give access to its storage has nothing to tell.
followAll().catch(() => undefined);
