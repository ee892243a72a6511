import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../tests/dom/eventually.ts';
import { preloadNear } from './near.ts';

/** As the build writes it. */
const RUNTIME =
  'import("/_astro/react.js").catch(()=>{});const e={LeadForm:["/_astro/form.js","/_astro/client.js","intent"]};';

let come: (...selectors: string[]) => void;
const watched: Element[] = [];

beforeEach(() => {
  watched.length = 0;
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a data-wakes="dialog" href="#form">Richiedi</a>
    <a data-wakes="banner" href="/cookie">Cookie</a><section id="banner" data-module="/_astro/b.js"></section>
    <astro-island data-module="/_astro/islands.js"><form></form></astro-island>
    <astro-island data-module="/_astro/islands.js"><dialog id="dialog"></dialog></astro-island>`;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: unknown[]) => void, options: IntersectionObserverInit) {
        expect(options).toEqual({ rootMargin: '100%' });
        come = (...selectors) =>
          hear(
            selectors.map((selector) => ({ isIntersecting: true, target: document.querySelector(selector) })),
          );
        queueMicrotask(() => hear(watched.map((target) => ({ isIntersecting: false, target }))));
      }
      observe = (target: Element) => watched.push(target);
      unobserve = () => undefined;
    },
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(RUNTIME)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const connect = (connection: unknown): void => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
};
const preloaded = () =>
  Array.from(document.head.querySelectorAll('link[rel=modulepreload]'), (link) => link.getAttribute('href'));

test('nothing before the visitor comes near, then every file that the runtime names', async () => {
  connect({ effectiveType: '4g' });
  preloadNear();
  await Promise.resolve();
  expect(preloaded()).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
  come('form');
  await eventually(() => expect(preloaded()).toContain('/_astro/react.js'));
  expect(preloaded().sort()).toEqual([
    '/_astro/client.js',
    '/_astro/form.js',
    '/_astro/islands.js',
    '/_astro/react.js',
  ]);
});

test('a trigger brings the island that it wakes; shared files are named once', async () => {
  connect({ effectiveType: '4g', type: 'wifi' });
  preloadNear();
  come('form', '[data-wakes=dialog]', '[data-wakes=banner]');
  await eventually(() => expect(preloaded()).toHaveLength(4));
  await eventually(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(new Set(preloaded()).size).toBe(4);
  expect(preloaded()).not.toContain('/_astro/b.js');
});

test.each([
  undefined,
  { effectiveType: '3g' },
  { effectiveType: '4g', saveData: true },
  { effectiveType: '4g', type: 'cellular' },
])('never for %j', (connection) => {
  connect(connection);
  preloadNear();
  expect(watched).toEqual([]);
});
