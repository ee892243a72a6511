/** An island of the page that is still HTML. */
export interface SleepingIsland extends HTMLElement {
  /** The button whose click waits for the island, until the directive clicks it again. */
  held?: HTMLElement | undefined;
}
