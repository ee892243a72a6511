import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { withoutIslandRuntime } from './finish-pages.ts';

const RUNTIME = `<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>(self.Astro||(self.Astro={})).intent=()=>{}</script><script>${islandElement}</script>`;
const ISLAND = '<astro-island uid="Z1" component-url="/a.js" ssr client="intent"><p>1</p></astro-island>';
const OWN = '<script>console.log("early")</script>';

test('removes the runtime and nothing else', () => {
  expect(withoutIslandRuntime(`<body>${OWN}${RUNTIME}${ISLAND}</body>`)).toBe(`<body>${OWN}${ISLAND}</body>`);
});

test('leaves a page without islands as it is', () => {
  expect(withoutIslandRuntime(`<body>${OWN}</body>`)).toBe(`<body>${OWN}</body>`);
});

test('stops the build when Astro writes the runtime in another way', () => {
  const page = `<body>${RUNTIME.replace('customElements.define', 'customElements.set')}${ISLAND}</body>`;
  expect(() => withoutIslandRuntime(page)).toThrow('in another way');
});
