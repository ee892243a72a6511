/**
 * Wakes an island when the visitor reaches for it: pointer, touch, focus, hover. Until then no script file is
 * fetched; the island runtime itself is a file whose address the build leaves on the body.
 *
 * A click on a button that only React can serve is held, marked busy, and clicked again once the island is live.
 * Links, fields, summaries and submits are never held: the browser serves them.
 */
const SLEEPING = 'astro-island[ssr]';

let held: HTMLElement | undefined;

const release = (island: Element, isLive: boolean): void => {
  const button = held;
  if (!button || !island.contains(button)) return;
  held = undefined;
  button.removeAttribute('aria-busy');
  if (isLive) button.click();
};

const wake = (event: Event): void => {
  const target = event.target as Element;
  const island = target.closest?.(SLEEPING);
  if (!island) return;
  const button = target.closest<HTMLElement>('button[type=button]:not([data-native])');
  if (event.type === 'click' && button) {
    event.preventDefault();
    event.stopPropagation();
    held = button;
    button.setAttribute('aria-busy', 'true');
  }
  island.addEventListener('astro:hydrate', () => release(island, true), { once: true });
  island.addEventListener('astro:hydration-error', () => release(island, false), { once: true });
  island.setAttribute('data-intent', '');
  island.dispatchEvent(new Event('intent'));
  const runtime = document.body.dataset['runtime'];
  if (runtime) import(/* @vite-ignore */ runtime).catch(() => release(island, false));
};

/** Listens for the whole page, so that an island costs no listener of its own. */
export const watchIntent = (): void => {
  for (const type of ['pointerdown', 'touchstart', 'focusin', 'pointerover', 'click'])
    addEventListener(type, wake, { capture: true, passive: type !== 'click' });
};
