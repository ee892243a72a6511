/**
 * Hears events of the whole page, before the elements they are meant for, so that no element costs a listener.
 *
 * @param types names of events, with one space between them
 * @param hear called with each event
 */
export const listen = (types: string, hear: (event: Event) => void): void => {
  for (const type of types.split(' ')) addEventListener(type, hear, true);
};
