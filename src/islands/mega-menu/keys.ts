import { close, isOpen, type Menu, open } from './panel.ts';

/** What a key press is of React's events and of the browser's own. */
type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/** How far a key moves among stops that lie side by side. */
export const ALONG: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Links of a panel stand in rows and columns: left and right stay inside too. */
const WITHIN: typeof ALONG = { ...ALONG, ArrowDown: 1, ArrowUp: -1 };

/** Alt and an arrow, for one, are the browser's own: back and forward. */
const isBrowsersOwn = ({ altKey, ctrlKey, metaKey }: Press): boolean => altKey || ctrlKey || metaKey;

/**
 * Moves the focus to where an arrow key, Home or End leads; other keys, and a step beyond either end, are the browser's.
 *
 * @param stops what can have the focus, in its order
 * @param steps what the arrow keys are worth
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
 * The keyboard of one menu (WAI-ARIA Authoring Practices, "Disclosure Navigation Menu"): down into the panel and through
 * its links, above the first its button; Escape closes and returns to the button.
 *
 * @param menu button and panel
 * @param signal ends it
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
