import type { SleepingIsland } from '../islands/intent/sleeping-island.ts';

/**
 * Wakes an island when the visitor reaches for it: pointer, touch, focus, hover. Until then no script file is
 * fetched; the island runtime itself is a file whose address the build leaves on the body.
 *
 * A click on a button that only React can serve is held, marked busy, and clicked again once the island is live
 * (src/islands/intent/directive.ts). Links, fields, summaries and submits are never held: the browser serves them.
 */
const wake = (event: Event): void => {
  const target = event.target as Element;
  const island = target.closest?.<SleepingIsland>('astro-island[ssr]');
  if (!island) return;
  const button = target.closest<HTMLElement>('[type=button]');
  if (button && event.type === 'click') {
    event.preventDefault();
    event.stopPropagation();
    button.ariaBusy = 'true';
    island.held = button;
  }
  island.dataset['intent'] = '';
  island.dispatchEvent(new Event('intent'));
  const { runtime } = document.body.dataset;
  // Without the runtime nothing ever clicks the button again: the next reach fetches it anew.
  if (runtime)
    import(/* @vite-ignore */ runtime).catch(() => {
      if (island.held) island.held.ariaBusy = null;
    });
};

/** Listens for the whole page, so that an island costs no listener of its own. */
export const watchIntent = (): void => {
  for (const type of ['pointerdown', 'focusin', 'pointerover', 'click']) addEventListener(type, wake, true);
};
