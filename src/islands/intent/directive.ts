import type { ClientDirective } from 'astro';
import { readProps } from '../lead-form/read-props.ts';
import type { SleepingIsland } from './sleeping-island.ts';

/** Whoever was tapped and is woken by something in the island. */
const freeCallers = (island: SleepingIsland): void => {
  for (const caller of document.querySelectorAll<HTMLElement>('[data-wakes][aria-busy]'))
    if (island.contains(document.getElementById(caller.dataset['wakes'] ?? '')))
      caller.removeAttribute('aria-busy');
};

/**
 * Lets go of the taps that waited for the island. The last one acts when the island is live; when it is not, a link is
 * followed.
 */
const release = (island: SleepingIsland, isLive: boolean): void => {
  const { held } = island;
  island.held = undefined;
  // One whose script could not be loaded before was served by its link then.
  const waits = held?.isConnected && held.ariaBusy;
  freeCallers(island);
  if (!waits) return;
  if (isLive) held.click();
  else if (held instanceof HTMLAnchorElement) location.href = held.href;
};

/** Gives a lead form's island the props back that the build left out, as Astro writes them. */
const restoreProps = (island: SleepingIsland): void => {
  const form = island.querySelector('form');
  if (!form || island.hasAttribute('props')) return;
  const props = Object.entries(readProps(form)).map(([name, value]) => [name, [0, value]]);
  island.setAttribute('props', JSON.stringify(Object.fromEntries(props)));
};

/**
 * `client:intent`: hydrates an island when the early script (src/early/intent.ts) marks it with `data-intent`, because
 * the visitor reached for it. A failed import leaves the HTML as it is, and the next reach tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let waking: Promise<void> | undefined;

  const hydrate = async (): Promise<void> => {
    let failed = false;
    const fail = (): void => {
      failed = true;
    };
    // Astro swallows a failed import: it fires this event and hands back a function that does nothing.
    island.addEventListener('astro:hydration-error', fail, { once: true });
    restoreProps(island);
    const start = await load();
    if (!failed) await start();
    island.removeEventListener('astro:hydration-error', fail);
    if (failed) waking = undefined;
    else island.removeAttribute('data-module');
    release(island, !failed);
  };

  const wake = (): void => {
    if (!waking) waking = hydrate();
  };

  new MutationObserver(wake).observe(island, { attributeFilter: ['data-intent'] });
  if (island.dataset['intent'] !== undefined) wake();
};

export default intent;
