/**
 * Listens on the window in the capture phase: the listener runs before those of the event's target.
 *
 * @param types names of events, with a space between them
 */
export const listen = (types: string, listener: (event: Event) => void): void => {
  for (const type of types.split(' ')) addEventListener(type, listener, true);
};

/**
 * Runs a task after the next frame, so that it delays neither the first paint nor the browser's own response to a tap.
 * On a hidden page the task waits until the page is shown.
 */
export const afterFrame = (task: () => unknown): void => {
  requestAnimationFrame(() => setTimeout(task));
};
