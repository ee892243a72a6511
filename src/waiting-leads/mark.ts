/**
 * Key in `localStorage` that exists while a lead waits, or while a page has still to tell what became of one. The early
 * script looks for it (src/early/arrival.ts), so that a visitor for whom nothing waits fetches nothing.
 */
export const MARK = 'waiting';

/** The database of the leads that wait (lead-store.ts). */
export const DATABASE = 'waiting-leads';

/** @returns whether something waits; false in a browser that forbids storage, which keeps no lead */
export const hasMark = (): boolean => {
  try {
    return MARK in localStorage;
  } catch {
    return false;
  }
};

/** Erases the database. @returns resolves when it is gone, after everybody who reads it */
export const eraseDatabase = (): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = request.onerror = () => resolve();
  });

/** Erases everything that waits, as the visitor asked in the preferences. */
export const eraseAll = (): Promise<void> => {
  localStorage.removeItem(MARK);
  return eraseDatabase();
};
