/** As long as a dialog waits for its looks: three times what a phone on 3G needs. Without them it is plain, but usable. */
const LONGEST_WAIT_MS = 5000;

const sheets = new Map<string, Promise<unknown>>();

const fetchSheet = (href: string): Promise<unknown> =>
  new Promise((settle) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = settle;
    link.onerror = (why) => {
      sheets.delete(href);
      link.remove();
      settle(why);
    };
    document.head.append(link);
    // The sheet may still come, and applies then.
    setTimeout(settle, LONGEST_WAIT_MS);
  });

/**
 * Loads a style sheet that no page contains. Each sheet is fetched once; after a failure the next call fetches it
 * again.
 *
 * @param href address of the sheet
 * @returns resolves when the sheet applies, has failed or takes too long: an unstyled form is better than none
 */
export const loadSheet = (href: string): Promise<unknown> => {
  const sheet = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, sheet);
  return sheet;
};
