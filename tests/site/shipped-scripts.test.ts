import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compressedBytes } from '../measure/weight.ts';
import { readSite } from './built-site.ts';
import { everyPage, type Rule } from './every-page.ts';

const DIST = join(import.meta.dirname, '../../dist');
const IMPORTED = /(?:\bfrom|\bimport)\s*["'`](\.\/[\w.-]+\.js)["'`]/g;

/** Bytes in brotli that a visitor fetches who reaches for an island, React and the runtime included (docs/performance.md). */
const REACHES = [
  { island: 'LeadForm', budget: 80_000 },
  { island: 'LeadDialog', budget: 96_000 },
];

const codeOf = (file: string): string => readFileSync(join(DIST, file), 'utf8');

/** @returns a script file and all that it imports before it runs */
const withImports = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, imported = ''] of codeOf(file).matchAll(IMPORTED))
    withImports(`/_astro/${imported.slice('./'.length)}`, found);
  return found;
};

const islands = readSite().pages.flatMap(({ document }) => [...document.querySelectorAll('astro-island')]);
const runtime = [...readSite().files].filter((file) => /^\/_astro\/islands\.[\w-]+\.js$/.test(file));

describe.each(REACHES)('a reach for $island', ({ island, budget }) => {
  const element = islands.find((each) => each.getAttribute('component-export') === island);
  const addresses = ['component-url', 'renderer-url'].map((name) => element?.getAttribute(name) ?? '');
  const files = new Set([...runtime, ...addresses.flatMap((address) => [...withImports(address)])]);

  test(`fetches at most ${budget} bytes in brotli`, () => {
    const bytes = [...files].reduce((sum, file) => sum + compressedBytes(codeOf(file)), 0);
    expect(runtime).toHaveLength(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('fetches React in one file', () => {
    expect([...files].filter((file) => file.includes('/react.'))).toHaveLength(1);
  });
});

/** The runtime is a file of its own: none of it stands in a page, and islands are as Astro wrote them. */
const islandsAsleep: Rule = ({ html, document }) => [
  ...(html.includes('customElements.define') ? ['the island runtime stands in the page'] : []),
  ...Array.from(document.querySelectorAll('astro-island'))
    .filter(
      (island) =>
        !['component-url', 'renderer-url', 'props', 'ssr'].every((name) => island.hasAttribute(name)),
    )
    .map((island) => `an island lacks an attribute of Astro's: ${island.cloneNode().toString()}`),
];

const ISLAND = '<astro-island component-url="/a.js" renderer-url="/b.js" props="{}" ssr></astro-island>';

everyPage(islandsAsleep, {
  good: ['<p>1</p>', ISLAND],
  broken: [
    { html: '<script>customElements.define("astro-island",class{})</script>', says: 'the island runtime' },
    { html: ISLAND.replace(' ssr', ''), says: 'an island lacks' },
  ],
});
