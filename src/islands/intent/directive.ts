import type { ClientDirective } from 'astro';
import type { SleepingIsland } from '../../early/intent.ts';

/** Lets go of the tap that waited for the island; it acts when the island is live, and is dropped when it is not. */
const release = (island: SleepingIsland, isLive: boolean): void => {
  const { held } = island;
  island.held = undefined;
  held?.removeAttribute('aria-busy');
  if (isLive && held?.isConnected) held.click();
};

/**
 * `client:intent`: hydrates an island when the early script (src/early/intent.ts) says that the visitor reached
 * for it. A failed import leaves the HTML as it is, and the next reach tries again.
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
    const start = await load();
    if (!failed) await start();
    island.removeEventListener('astro:hydration-error', fail);
    if (failed) waking = undefined;
    release(island, !failed);
  };

  const wake = (): void => {
    if (!waking) waking = hydrate();
  };

  island.addEventListener('intent', wake);
  if (island.dataset['intent'] !== undefined) wake();
};

export default intent;
