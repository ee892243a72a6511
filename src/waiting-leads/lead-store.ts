import { DATABASE, eraseDatabase } from './mark.ts';
import { KEPT_VERSION, type WaitingLead } from './waiting-lead.ts';

/**
 * The leads that wait for a connection, in IndexedDB, which a service worker can read too. The database exists only
 * while it holds something.
 */
const STORE = 'leads';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** What a statement found, and how many leads are kept after it. */
interface Outcome<T> {
  readonly result: T;
  readonly left: number;
}

/**
 * Runs one statement, in turn with those of all tabs and the worker: whoever finds that nothing is left erases the
 * database, and another must not put a lead into it meanwhile.
 */
const run = <T>(
  mode: IDBTransactionMode,
  statement: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<Outcome<T>> =>
  navigator.locks.request(DATABASE, async () => {
    const database = await open();
    const outcome = await new Promise<Outcome<T>>((resolve, reject) => {
      // On the disk before the form says that the lead is kept: the next thing may be an empty battery.
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const store = transaction.objectStore(STORE);
      const request = statement(store);
      const count = store.count();
      transaction.oncomplete = () => resolve({ result: request.result, left: count.result });
      transaction.onabort = () => reject(transaction.error);
    }).finally(() => database.close());
    if (outcome.left === 0) await eraseDatabase();
    return outcome;
  });

/**
 * Keeps a lead, in place of the one with the same key.
 *
 * @throws {DOMException} when the browser refuses storage or has no room: nothing is kept then
 */
export const putLead = async (lead: WaitingLead): Promise<void> => {
  await run('readwrite', (store) => store.put(lead));
};

/** @returns the lead with this key; undefined when it was erased, or is of a version that this deploy does not know */
export const readLead = async (key: string): Promise<WaitingLead | undefined> => {
  const { result } = await run<WaitingLead | undefined>('readonly', (store) => store.get(key));
  return result?.version === KEPT_VERSION ? result : undefined;
};

/** Erases a lead. @returns how many are left, of any version */
export const eraseLead = async (key: string): Promise<number> =>
  (await run('readwrite', (store) => store.delete(key))).left;

/** @returns all leads of the version that this deploy knows, and how many there are of any version */
export const readLeads = async (): Promise<{ leads: WaitingLead[]; left: number }> => {
  const { result, left } = await run<WaitingLead[]>('readonly', (store) => store.getAll());
  return { leads: result.filter(({ version }) => version === KEPT_VERSION), left };
};

/** Runs a task while no tab and no worker does anything else with this lead. */
export const holdLead = <T>(key: string, task: () => Promise<T>): Promise<T> =>
  navigator.locks.request(`waiting-lead ${key}`, task);
