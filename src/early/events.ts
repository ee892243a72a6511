/** Hears events of the whole page, before the elements they are meant for: no element has a listener of its own. */
export const listen = (types: readonly string[], hear: (event: Event) => void): void => {
  for (const type of types) addEventListener(type, hear, true);
};

/**
 * Runs a task after the frame that is being made, so that neither the first paint nor what the browser itself makes of a
 * tap waits for it. On a page that is not shown: once it is.
 */
export const afterFrame = (task: () => unknown): void => {
  requestAnimationFrame(() => setTimeout(task));
};
