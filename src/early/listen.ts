/** Hears events of the whole page, before the elements they are meant for: no element has a listener of its own. */
export const listen = (types: readonly string[], hear: (event: Event) => void): void => {
  for (const type of types) addEventListener(type, hear, true);
};
