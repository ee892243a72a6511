import { hasMark, setMark } from './mark.ts';
import { aged, isSameText, isWaiting, type KeptLead, type WaitingLead } from './waiting-lead.ts';

/**
 * What is kept of leads, in IndexedDB, which a service worker can read too. The database exists only while it holds
 * something. A store or a lock that does not answer counts as one that refuses: browsers leave either hanging, in a tab
 * that they have suspended or after a crash.
 */
const DATABASE = 'waiting-leads';
const STORE = 'leads';

/** How long a statement may take, with its turn. */
const PATIENCE_MS = 3000;
/** How long a page leaves a lead to the one with its form: that one tries every five seconds. */
const LEFT_MS = 10_000;
/** How long a sender waits for another one; the server takes a lead twice without harm. */
const TURN_MS = 5000;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });

/**
 * Runs one transaction, in turn with all tabs and the worker: whoever finds that nothing is left erases the database,
 * and another must not put a lead into it meanwhile.
 *
 * @param statement calls `give` with its result
 */
const run = <T>(statement: (store: IDBObjectStore, give: (result: T) => void) => void): Promise<T> => {
  let isLate = false;
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => {
      isLate = true;
      reject();
    }, PATIENCE_MS),
  );
  const transact = async (): Promise<T> => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
    const database = await done(opening);
    // On the disk before the form says that the lead is kept: the next thing may be an empty battery.
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const [result, left] = await new Promise<[T, number]>((resolve, reject) => {
      const abort = (): void => transaction.abort();
      const store = transaction.objectStore(STORE);
      statement(store, (given) => {
        const count = store.count();
        transaction.oncomplete = () => resolve([given, count.result]);
      });
      transaction.onabort = reject;
      // Whoever has asked believes by then that nothing has changed. What is over cannot be aborted.
      late.catch(abort).catch(() => undefined);
    }).finally(() => database.close());
    setMark(left > 0);
    if (!left) await done(indexedDB.deleteDatabase(DATABASE));
    return result;
  };
  // Inside too, so that whoever waits behind a store that hangs gets the turn.
  const begin = (): Promise<T> => Promise.race([late, isLate ? late : transact()]);
  return Promise.race([late, navigator.locks.request(DATABASE, begin)]);
};

/**
 * Reads all leads, writes what becomes of them and erases what has been kept long enough, in one transaction: nobody's
 * change gets lost, and a lead that was erased meanwhile stays erased.
 *
 * @param change what it returns is kept in place of the lead; undefined erases it
 * @returns all that is kept afterwards, of any version
 * @throws when the browser refuses storage, has no room or does not answer: nothing has changed then
 */
export const changeLeads = (
  change: (lead: KeptLead) => KeptLead | undefined = (lead) => lead,
): Promise<KeptLead[]> =>
  run((store, give) => {
    const reading: IDBRequest<KeptLead[]> = store.getAll();
    reading.onsuccess = () =>
      give(
        reading.result.flatMap((lead) => {
          const now = aged(lead, Date.now());
          const next = now && change(now);
          if (next === lead) return next;
          store.delete(lead.key);
          if (!next) return [];
          store.put(next);
          return next;
        }),
      );
  });

/** Reads one lead, and changes it in the same way. @returns the lead as it is kept afterwards */
export const changeLead = async (
  key: string,
  change: (lead: KeptLead) => KeptLead | undefined = (lead) => lead,
): Promise<KeptLead | undefined> =>
  (await changeLeads((lead) => (lead.key === key ? change(lead) : lead))).find((lead) => lead.key === key);

/**
 * Keeps the whole attempt of a form, before its first byte leaves. What is kept is never overwritten by another text.
 * The same text goes on with the upload that was announced for it.
 *
 * @param instead key of the lead that this one takes the place of
 * @returns the lead as it is kept; when it is another text, or already accepted, the key is taken and nothing changed
 */
export const keepLead = (lead: WaitingLead, instead?: string): Promise<KeptLead> =>
  run((store, give) => {
    const reading: IDBRequest<KeptLead | undefined> = store.get(lead.key);
    reading.onsuccess = () => {
      const before = reading.result;
      if (before && !(isWaiting(before) && isSameText(before, lead))) return give(before);
      const isSameFile = before && before.file?.announcement === lead.file?.announcement;
      const next = isSameFile ? { ...lead, uploadId: before.uploadId } : lead;
      store.put(next);
      if (instead !== undefined && instead !== lead.key) store.delete(instead);
      give(next);
    };
  });

/** Erases a lead. */
export const eraseLead = (key: string): Promise<unknown> => changeLead(key, () => undefined);

/** Erases everything, as the visitor asked. */
export const eraseLeads = async (): Promise<void> => {
  await changeLeads(() => undefined);
  dispatchEvent(new Event(ERASED));
};

/** Takes the advertiser's click ids out of what waits, once the visitor no longer allows them. */
export const dropClickIds = async (): Promise<void> => {
  if (!hasMark()) return;
  await changeLeads((lead) => {
    if (!isWaiting(lead) || !lead.request.includes('"gclid"')) return lead;
    const { campaign, ...request } = JSON.parse(lead.request);
    return { ...lead, request: JSON.stringify({ ...request, campaign: { ...campaign, gclid: undefined } }) };
  }).catch(() => undefined);
};

const pageLock = (key: string): string => `waiting-lead-form ${key}`;

/** Runs a task while nobody else sends this lead, as far as they let go of it. */
export const holdLead = <T>(key: string, task: () => Promise<T>): Promise<T> => {
  let begun: Promise<T> | undefined;
  const begin = (): Promise<T> => (begun ??= task());
  const late = new Promise((resolve) => setTimeout(resolve, TURN_MS)).then(begin);
  return Promise.race([navigator.locks.request(`waiting-lead ${key}`, begin), late]);
};

/**
 * Holds a lead for the page with its form, which sends it and shows the receipt: other pages say nothing of it. The hold
 * ends with the page.
 *
 * @returns ends it
 */
export const holdPage = (key: string): (() => void) => {
  const stop = new AbortController();
  const untilStopped = (): Promise<void> =>
    new Promise((leave) => stop.signal.addEventListener('abort', () => leave()));
  // Stopped before another page had left the lead.
  navigator.locks.request(pageLock(key), { signal: stop.signal }, untilStopped).catch(() => undefined);
  return () => stop.abort();
};

/**
 * Waits until no other page holds a lead, or for as long as a page needs that answers: a suspended one may hold it for
 * days.
 *
 * @param task gets whether this page holds the lead now
 */
export const whenLeft = async (key: string, task: (isOurs: boolean) => Promise<void>): Promise<void> => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), LEFT_MS);
  const begin = (): Promise<void> => {
    clearTimeout(timer);
    return task(true);
  };
  try {
    await navigator.locks.request(pageLock(key), { signal: stop.signal }, begin);
  } catch {
    if (stop.signal.aborted) await task(false);
  }
};

/** Fires on the window when this page has erased leads; other pages hear of the mark. */
const ERASED = 'waiting-leads-erased';

/** @param listener called when something that was kept may be gone @returns stops that */
export const onErased = (listener: () => unknown): (() => void) => {
  const types = [ERASED, 'storage'];
  for (const type of types) addEventListener(type, listener);
  return () => {
    for (const type of types) removeEventListener(type, listener);
  };
};
