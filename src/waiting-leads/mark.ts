/**
 * Key in `localStorage` that exists while something is kept of a lead. The early script looks for it
 * (src/early/arrival.ts), so that a visitor for whom nothing waits fetches nothing. When the last lead goes, other tabs
 * hear of it by `storage`.
 */
export const MARK = 'waiting';

/** @returns whether something waits; false in a browser that forbids storage, which keeps no lead */
export const hasMark = (): boolean => {
  try {
    return MARK in localStorage;
  } catch {
    return false;
  }
};

/** A worker has no such storage, and a browser may forbid it: the worker alone sends then. */
export const setMark = (isSet: boolean): void => {
  try {
    if (isSet) localStorage[MARK] = '';
    else delete localStorage[MARK];
  } catch {}
};
