import { close, isOpen, type Menu, open } from './panel.ts';

/** The properties of a key press that React's events and native ones share. */
type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/** Steps of the arrow keys among elements that are side by side. */
export const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Steps in a panel, whose links form rows and columns: all four arrow keys move among them. */
const WITHIN: typeof ALONG = { ...ALONG, ArrowDown: 1, ArrowUp: -1 };

/** Key combinations of the browser: Alt and an arrow, for example, go back and forward. */
const isBrowsersOwn = ({ altKey, ctrlKey, metaKey }: Press): boolean => altKey || ctrlKey || metaKey;

/**
 * Moves the focus on an arrow key, Home or End. Leaves other keys, and a step beyond either end, to the browser.
 *
 * @param stops the elements that can have the focus, in order
 * @param steps steps of the arrow keys
 */
export const moveAmong = (press: Press, stops: readonly HTMLElement[], steps: typeof ALONG): void => {
  if (isBrowsersOwn(press)) return;
  const step = steps[press.key];
  const from = stops.findIndex((stop) => stop.matches(':focus'));
  const ends: Readonly<Record<string, HTMLElement | undefined>> = { Home: stops[0], End: stops.at(-1) };
  const target = step === undefined ? ends[press.key] : stops[from + step];
  if (!target) return;
  press.preventDefault();
  target.focus();
};

/**
 * Adds keyboard control to one menu (WAI-ARIA Authoring Practices, "Disclosure Navigation Menu"). Arrow down goes from
 * the button into the panel and through its links; arrow up goes from the first link to the button. Escape closes the
 * panel and returns to the button.
 *
 * @param menu button and panel
 * @param signal removes the listeners
 */
export const followKeys = (menu: Menu, signal: AbortSignal): void => {
  const { button, panel } = menu;
  const leave = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen(panel)) return;
    close(menu);
    button.focus();
  };
  const enter = (press: KeyboardEvent): void => {
    const first = panel.querySelector('a');
    if (press.key !== 'ArrowDown' || !first || isBrowsersOwn(press)) return;
    press.preventDefault();
    open(menu);
    first.focus();
  };
  const move = (press: KeyboardEvent): void => {
    const links = [...panel.querySelectorAll('a')];
    const isAtFirst = document.activeElement === links[0];
    if (isAtFirst && (WITHIN[press.key] ?? 0) < 0) moveAmong(press, [button, ...links], WITHIN);
    else moveAmong(press, links, WITHIN);
  };
  for (const area of [button, panel]) area.addEventListener('keydown', leave, { signal });
  button.addEventListener('keydown', enter, { signal });
  panel.addEventListener('keydown', move, { signal });
};
