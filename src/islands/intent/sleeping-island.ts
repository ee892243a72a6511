/** A React island of the page that is still HTML, or an element whose own module has not come yet. */
export interface SleepingIsland extends HTMLElement {
  /** The button or link whose click waits for the script, which clicks it again. */
  held?: HTMLElement | undefined;
}
