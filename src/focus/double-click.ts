/** Milliseconds in which a second click on what opens a dialog falls on the page beside it, and is not meant to close it. */
export const DOUBLE_CLICK_MS = 500;
