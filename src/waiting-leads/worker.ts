/**
 * The service worker: it sends waiting leads when the browser says that the connection is back, also after the last
 * page was closed, and erases what is too old. It has no fetch handler, so it never stands between a visitor and a page
 * (docs/decisions/0029-waiting-leads.md).
 */
import { changeLeads } from './lead-store.ts';
import { sendKept } from './send-lead.ts';
import { stateOf } from './waiting-lead.ts';

/** Background Sync: Chromium only, so TypeScript's libraries leave it out. */
interface LateEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'sync', listener: (event: LateEvent) => void): void;
};

/** @throws when a lead still waits: the browser then fires the event again, with pauses of its own */
const sendAll = async (): Promise<void> => {
  for (const { key } of await changeLeads()) await sendKept(key);
  for (const lead of await changeLeads())
    if (/waits|pauses|arrives/.test(stateOf(lead, Date.now()))) throw new Error();
};

// A worker of an earlier deploy has nothing to finish: what is kept does not depend on it.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('sync', (event) => event.waitUntil(sendAll()));
