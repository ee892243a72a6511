/**
 * Hears events of the whole page, before the elements they are meant for, so that no element costs a listener.
 *
 * @param types names of events, with one space between them
 * @param hear called with each event; what it reads of the event is undefined where a type does not have it
 */
export const listen = <Heard extends Event>(types: string, hear: (event: Heard) => void): unknown =>
  types.split(' ').map((type) => addEventListener(type, hear as EventListener, true));
