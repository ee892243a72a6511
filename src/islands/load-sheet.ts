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
 * Fetches a style sheet that no page carries, once; one that was lost is fetched anew when it is asked for again.
 *
 * @param href its address
 * @returns settled once it applies or has failed: a form in the browser's own look is better than none
 */
export const loadSheet = (href: string): Promise<unknown> => {
  const sheet = sheets.get(href) ?? fetchSheet(href);
  sheets.set(href, sheet);
  return sheet;
};
