/** How long an application waits for its curriculum; then its mail goes without, and says so. */
export const CV_WAIT_SECONDS = 15 * 60;
