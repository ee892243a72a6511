import { isGenerous } from './connection.ts';

/** What an island's runtime names: the islands' own files and what they share (build/first-flight/island-runtime.ts). */
const NAMED = /\/_astro\/[\w.-]+\.js/g;

const preload = (url: string): void => {
  if (document.head.querySelector(`[href="${url}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
};

const preloadIsland = async ({ dataset }: HTMLElement): Promise<void> => {
  const runtime = dataset['module'] ?? '';
  preload(runtime);
  const code = await fetch(runtime).then((answer) => answer.text());
  for (const [url] of code.matchAll(NAMED)) preload(url);
};

/** @returns the island that is asleep in this place, or that this trigger wakes (src/early/intent.ts) */
const islandOf = (place: HTMLElement): HTMLElement | null | undefined => {
  const { wakes } = place.dataset;
  return (wakes ? document.getElementById(wakes) : place)?.closest<HTMLElement>('astro-island[data-module]');
};

/**
 * Fetches the islands' files, without running them, when the visitor comes within a screen of a
 * sleeping one or of what wakes it. Only where that is generous; called by the modules that a visitor's first reach fetches, so that a page
 * nobody touches still costs no script.
 */
export const preloadNear = (): void => {
  if (!isGenerous(Reflect.get(navigator, 'connection'))) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && islandOf(target as HTMLElement);
        if (!island) continue;
        observer.unobserve(target);
        // What cannot be fetched ahead is fetched when it is needed.
        preloadIsland(island).catch(() => undefined);
      }
    },
    { rootMargin: '100%' },
  );
  // An island itself has no box.
  for (const place of document.querySelectorAll('astro-island[data-module] > *, [data-wakes]'))
    observer.observe(place);
};
