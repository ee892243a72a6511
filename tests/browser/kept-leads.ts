import { type BrowserContext, expect, type Page } from 'playwright/test';

/** A page of this site that has no form and runs no script of the site. */
const PLAIN = '/robots.txt';

/** What the site keeps in a browser for a lead that waits. */
export interface KeptState {
  readonly databases: readonly (string | undefined)[];
  readonly mark: boolean;
}

/** @returns what is kept, read in the page's own context without changing anything */
export const keptIn = (page: Page): Promise<KeptState> =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    mark: 'waiting' in localStorage,
  }));

export const NOTHING: KeptState = { databases: [], mark: false };

/** Waits until nothing is kept any more. */
export const expectNothingKept = (page: Page): Promise<void> =>
  expect.poll(() => keptIn(page), 'what is kept').toEqual(NOTHING);

/** Takes service workers away: Safari and Firefox have no Background Sync. */
export const withoutWorker = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
  });

/** Lets the browser refuse to keep anything, as some do in private windows. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });

/** Opens a page that only reads what is kept. */
export const openPlain = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(PLAIN);
  return page;
};

/** @returns the leads that are kept, as the site wrote them */
export const keptLeads = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(
    () =>
      new Promise<Record<string, unknown>[]>((resolve, reject) => {
        const opening = indexedDB.open('waiting-leads');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('leads').objectStore('leads').getAll();
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );

/** Changes every kept lead, or writes the one that is given, as an earlier page would have. */
export const changeKept = (page: Page, change: Record<string, unknown>): Promise<void> =>
  page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('waiting-leads', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('leads', { keyPath: 'key' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction('leads', 'readwrite');
          const store = transaction.objectStore('leads');
          if (values['key']) store.put(values);
          else {
            const reading = store.getAll();
            reading.onsuccess = () => {
              for (const lead of reading.result) store.put({ ...lead, ...values });
            };
          }
          transaction.oncomplete = () => {
            database.close();
            localStorage.setItem('waiting', '');
            resolve();
          };
        };
      }),
    change,
  );

/** Waits until the service worker of the site is active. */
export const untilWorker = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? 'none'),
    )
    .toBe('activated');

/**
 * Fires the event of Background Sync, as the browser does when a connection returns: a test cannot take its machine off
 * the network.
 */
export const fireSync = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    tag: 'waiting-leads',
    lastChance: false,
  });
  await devtools.detach();
};
