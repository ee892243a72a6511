import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import islandElement from 'astro/runtime/server/astro-island.prebuilt.js';
import { expect, test } from 'vitest';
import { linkedSheets, placeStyles, withoutIslandRuntime } from './finish-pages.ts';

const RUNTIME = `<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>(self.Astro||(self.Astro={})).intent=()=>{}</script><script>${islandElement}</script>`;
const ISLAND = '<astro-island uid="Z1" component-url="/a.js" ssr client="intent"><p>1</p></astro-island>';
const OWN = '<script>console.log("early")</script>';

test('removes the runtime and nothing else', () => {
  expect(withoutIslandRuntime(`<body>${OWN}${RUNTIME}${ISLAND}</body>`)).toBe(`<body>${OWN}${ISLAND}</body>`);
});

test('leaves a page without islands as it is', () => {
  expect(withoutIslandRuntime(`<body>${OWN}</body>`)).toBe(`<body>${OWN}</body>`);
});

test('stops the build when Astro changes how it writes the runtime', () => {
  const page = `<body>${RUNTIME.replace('customElements.define', 'customElements.set')}${ISLAND}</body>`;
  expect(() => withoutIslandRuntime(page)).toThrow('in another way');
});

const PAGE =
  '<html><head><style>@layer a,b;</style><link rel="stylesheet" href="/a.css"></head><body><main><section id="hero"><h1>1</h1></section><p class="note">2</p></main></body></html>';

test('writes the styles of the hero into the head and all others after the hero', async () => {
  const root = await mkdtemp(join(tmpdir(), 'styles-'));
  await writeFile(join(root, 'a.css'), '.note{top:0}h1{top:1px}');
  expect(await placeStyles(PAGE, root, new Set())).toBe(
    '<html><head><style>@layer a,b;h1{top:1px}</style></head><body><main><section id="hero"><h1>1</h1></section><style id="later-styles">.note{top:0}</style><p class="note">2</p></main></body></html>',
  );
});

test('finds the sheets that a page links', () => {
  expect(linkedSheets(PAGE)).toEqual(['/a.css']);
});
