/**
 * After the frame that is being made, in a task of its own: neither the first paint nor what the browser itself makes of
 * a tap waits for it. On a page that is not shown, once it is.
 */
export const later = (task: () => unknown): unknown => requestAnimationFrame(() => setTimeout(task));
