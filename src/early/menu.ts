/**
 * A menu closes when a link in it leads to a place on the same page: the browser goes there, but leaves the popover
 * open above it.
 */
export const closeMenuOnJump = (): void => {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest('[popover] a[href^="#"]');
    link?.closest<HTMLElement>('[popover]')?.hidePopover();
  });
};
