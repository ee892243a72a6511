const panels = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[popover]')];

/** jsdom knows no popovers: this one opens, closes and tells of it as an `auto` popover of a browser does. */
const makePopover = (panel: HTMLElement): void => {
  const { matches } = panel;
  let isOpen = false;
  const turn = (state: boolean): void => {
    const newState = state ? 'open' : 'closed';
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    isOpen = state;
    // What is not shown takes no focus.
    panel.style.display = state ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  Object.assign(panel, {
    popover: 'auto',
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches.call(panel, selector)),
    showPopover: () => {
      for (const other of panels()) if (other.matches(':popover-open')) other.hidePopover();
      turn(true);
    },
    hidePopover: () => turn(false),
  });
};

/** What the browser makes of a click on a button with `popovertarget`, unless a script has prevented it. */
const toggleTarget = (event: Event): void => {
  const { target } = event;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!panel || event.defaultPrevented) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
  else panel.showPopover();
};

/** Makes popovers of the elements of the document that ask for it. */
export const makePopovers = (): void => {
  panels().forEach(makePopover);
  addEventListener('click', toggleTarget);
};
