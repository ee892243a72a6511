/**
 * Specification §4: a session is refreshed while its page is visible, and not while it is hidden. A page that is rendered
 * before it is asked for is hidden too.
 *
 * @returns resolves once the page is visible, at once where there is none
 */
export const untilVisible = async (): Promise<void> => {
  if (typeof document === 'undefined') return;
  while (document.visibilityState === 'hidden')
    await new Promise((resolve) => addEventListener('visibilitychange', resolve, { once: true }));
};
