/**
 * The service worker: it sends waiting leads when the browser says that the connection is back, also after the last
 * page was closed. It has no fetch handler, so it never stands between a visitor and a page
 * (docs/decisions/0029-waiting-leads.md).
 */
import { readLeads } from './lead-store.ts';
import { sendKept } from './send-kept.ts';
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
  let waiting = 0;
  for (const { key } of (await readLeads()).leads) {
    const lead = await sendKept(key);
    if (lead && /waits|pauses/.test(stateOf(lead, Date.now()))) waiting += 1;
  }
  if (waiting > 0) throw new Error(`leads that still wait: ${waiting}`);
};

// A worker of an earlier deploy has nothing to finish: what is kept does not depend on it.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('sync', (event) => event.waitUntil(sendAll()));
