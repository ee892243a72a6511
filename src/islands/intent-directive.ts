import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** A media query is for an island whose HTML also works alone: src/early/wake.ts decides when it hydrates. */
    'client:intent'?: boolean | string;
  }
}

declare global {
  interface Window {
    /** Astro's element looks up a directive here by its name. */
    Astro?: { intent?: ClientDirective };
  }
}

/** The trigger whose click is held until the island is live: at most one (src/early/wake.ts). */
const heldTriggers = (island: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-wakes][aria-busy]')].filter(({ dataset }) =>
    island.contains(document.getElementById(dataset['wakes'] ?? '')),
  );

/** Ends a hold: clicks the trigger again when the island is live, and otherwise follows a link. */
const release = (island: HTMLElement, isLive: boolean): void => {
  for (const trigger of heldTriggers(island)) {
    trigger.removeAttribute('aria-busy');
    if (isLive) trigger.click();
    else if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
  }
};

/**
 * `client:intent`: hydrates an island when the early script marks it with `data-intent`, because the visitor reached
 * for it. A failed import leaves the HTML as it is, and the next reach tries again.
 */
const intent: ClientDirective = (load, _options, island) => {
  let isWaking = false;

  const hydrate = async (): Promise<void> => {
    let failed = false;
    const fail = (): void => {
      failed = true;
    };
    // Astro swallows a failed import: it fires this event and returns a function that does nothing.
    island.addEventListener('astro:hydration-error', fail, { once: true });
    const start = await load();
    if (!failed) await start();
    island.removeEventListener('astro:hydration-error', fail);
    if (failed) isWaking = false;
    release(island, !failed);
  };

  const wake = (): void => {
    if (isWaking) return;
    isWaking = true;
    void hydrate();
  };

  new MutationObserver(wake).observe(island, { attributeFilter: ['data-intent'] });
  if (island.dataset['intent'] !== undefined) wake();
};

window.Astro = { ...window.Astro, intent };

export default intent;
