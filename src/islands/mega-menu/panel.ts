/** A button of the bar and the panel that it opens: a native popover, which keeps its own state. */
export interface Menu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
}

/**
 * @returns whether the browser shows the panel. Browsers before 2024 support neither popovers nor the selector; their
 *   bar has no menu button (src/layouts/Header.astro).
 */
export const isOpen = (panel: HTMLElement): boolean => 'popover' in panel && panel.matches(':popover-open');

/**
 * Shows the panel. Another open panel closes, since both are `auto` popovers. Tab goes from the button into the panel.
 */
export const open = ({ button, panel }: Menu): void => {
  if (!isOpen(panel)) panel.showPopover({ source: button });
};

export const close = ({ panel }: Menu): void => {
  if (isOpen(panel)) panel.hidePopover();
};
