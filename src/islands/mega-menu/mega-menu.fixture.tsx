import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { BarEntries } from './MegaMenu.tsx';

// React asks for this before it lets a test drive its updates.
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const panels = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[popover]')];

/** jsdom has no popovers: this one opens, closes and fires events like an `auto` popover of a browser. */
const makePopover = (panel: HTMLElement): void => {
  const { matches } = panel;
  let isOpen = false;
  const turn = (state: boolean): void => {
    const newState = state ? 'open' : 'closed';
    panel.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    isOpen = state;
    // A hidden element cannot take the focus.
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

/** Toggles a popover as the browser does on a click on a button with `popovertarget`, unless a script prevented it. */
const toggleTarget = (event: Event): void => {
  const { target } = event;
  const button = target instanceof Element ? target.closest('[popovertarget]') : null;
  const panel = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (!panel || event.defaultPrevented) return;
  if (panel.matches(':popover-open')) panel.hidePopover();
  else panel.showPopover();
};

/** Makes popovers of all elements with the attribute. */
const makePopovers = (): void => {
  panels().forEach(makePopover);
  addEventListener('click', toggleTarget);
};

const ISLAND = (
  <BarEntries
    menus={[
      { title: 'Linee', panelId: 'lines' },
      { title: 'Servizi', panelId: 'services' },
    ]}
    links={[{ label: 'Chi siamo', href: '/chi-siamo' }]}
  />
);

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
export const lines = () => find('[popovertarget=lines]') as HTMLButtonElement;
export const services = () => find('[popovertarget=services]') as HTMLButtonElement;
export const about = () => find('[href="/chi-siamo"]');
export const linesPanel = () => find('#lines');
export const link = (number: number) => find(`#l${number}`);
export const outside = () => find('#outside');

/** @returns the ids of the open panels */
export const openPanels = (): string[] =>
  Array.from(document.querySelectorAll<HTMLElement>('[popover]'))
    .filter((panel) => panel.matches(':popover-open'))
    .map(({ id }) => id);

/** Sets whether the bar is wide enough for its buttons: jsdom has no layout. */
export const see = (isSeen: boolean): void => {
  for (const button of [lines(), services()])
    Object.assign(button, { getClientRects: () => (isSeen ? [new DOMRect()] : []) });
};

/** Puts the page into the document as the server sends it, and stops the clock. */
export const serve = (): void => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  document.body.innerHTML = `<div id="root">${renderToString(ISLAND)}</div>
    <main><a id="outside" href="#x">fuori</a></main>
    <nav id="lines" popover><a id="l1" href="#1">1</a><a id="l2" href="#2">2</a><a id="l3" href="#3">3</a></nav>
    <nav id="services" popover><a href="#4">4</a></nav>`;
  makePopovers();
  see(true);
};

/** Hydrates the served page; a warning of React fails the test. */
export const hydrate = async (): Promise<void> => {
  const warn = vi.spyOn(console, 'error');
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(find('#root'), ISLAND);
  });
  onTestFinished(async () => {
    await act(async () => root?.unmount());
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
};

/** Lets this many milliseconds pass. */
export const pass = (duration: number) => act(async () => vi.advanceTimersByTime(duration));

/** Moves the pointer to an element, or within it. */
export const point = (element: HTMLElement, pointerType = 'mouse') =>
  act(async () => {
    for (const type of ['pointerenter', 'pointermove'])
      element.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === 'pointermove' }));
  });
export const leave = (element: HTMLElement, pointerType = 'mouse') =>
  act(async () => element.dispatchEvent(new PointerEvent('pointerleave', { pointerType })));
/** Closes a panel as the browser does on Escape or on a click outside, whatever has the focus. */
export const dismiss = (panel: HTMLElement) => act(async () => panel.hidePopover());
export const click = (element: HTMLElement) => act(async () => element.click());
export const focus = (element: HTMLElement) => act(async () => element.focus());

/** Presses a key where the focus is. @returns whether a script handled it and prevented the browser's default */
export const press = async (key: string, held: KeyboardEventInit = {}): Promise<boolean> => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
  await act(async () => document.activeElement?.dispatchEvent(event));
  return event.defaultPrevented;
};
