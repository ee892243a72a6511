/**
 * Key in `localStorage` that exists while a lead waits, or while a page has still to tell what became of one. The early
 * script looks for it (src/early/arrival.ts), so that a visitor for whom nothing waits fetches nothing.
 */
export const MARK = 'waiting';
