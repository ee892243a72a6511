import type { ClientDirective } from 'astro';

/**
 * `client:intent`: hydrates an island when the early script (src/early/intent.ts) says that the visitor reached
 * for it. A failed import leaves the HTML as it is, and the next reach tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let waking: Promise<void> | undefined;

  const hydrate = async (): Promise<void> => {
    let failed = false;
    // Astro swallows a failed import: it fires this event and hands back a function that does nothing.
    island.addEventListener(
      'astro:hydration-error',
      () => {
        failed = true;
      },
      { once: true },
    );
    const start = await load();
    if (!failed) await start();
    if (failed) waking = undefined;
  };

  const wake = (): void => {
    if (!waking) waking = hydrate();
  };

  island.addEventListener('intent', wake);
  if (island.hasAttribute('data-intent')) wake();
};

export default intent;
