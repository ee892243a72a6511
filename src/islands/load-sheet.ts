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
  });

/**
 * Loads a style sheet that no page contains. Each sheet is fetched once; after a failure the next call fetches it
 * again.
 *
 * @param href address of the sheet
 * @returns resolves when the sheet applies or has failed: an unstyled form is better than none
 */
export const loadSheet = (href: string): Promise<unknown> => {
  const sheet = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, sheet);
  return sheet;
};
