/**
 * Fetches a style sheet that no page carries.
 *
 * @param href its address
 * @returns settled once it applies or has failed: a dialog in the browser's own look is better than none
 */
export const loadSheet = (href: string): Promise<unknown> =>
  new Promise((settle) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
