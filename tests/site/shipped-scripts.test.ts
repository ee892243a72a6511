import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compressedBytes } from '../../build/page/weight.ts';
import { WORKER_ADDRESS } from '../../src/lead/waiting-worker.ts';
import { reaches } from '../measure/reach.ts';
import { everyPage, type Rule } from './every-page.ts';

/** React alone weighs more. */
const LEAST_BYTES = 50_000;

describe.each(reaches())('a reach for $island', ({ files, bytes, budget }) => {
  test(`fetches at most ${budget} bytes in brotli`, () => {
    expect(bytes).toBeGreaterThan(LEAST_BYTES);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('fetches React and the island runtime in one file each', () => {
    expect([...files.keys()].filter((file) => /\/react\./.test(file))).toHaveLength(1);
    expect([...files.keys()].filter((file) => /\/islands\./.test(file))).toHaveLength(1);
  });
});

const WORKER_MAX_BYTES = 3000;

test(`the service worker with its store weighs at most ${WORKER_MAX_BYTES} bytes in brotli, and intercepts no request`, () => {
  const code = readFileSync(join(import.meta.dirname, '../../dist', WORKER_ADDRESS), 'utf8');
  expect(compressedBytes(code)).toBeLessThanOrEqual(WORKER_MAX_BYTES);
  expect(code).toMatch(/addEventListener\([`'"]sync[`'"]/);
  expect(code).not.toMatch(/[`'"]fetch[`'"]|onfetch/);
});

/** The island runtime is in a file of its own and not in the page, and islands keep Astro's attributes. */
const completeIslands: Rule = ({ html, document }) => [
  ...(html.includes('customElements.define') ? ['the island runtime stands in the page'] : []),
  ...Array.from(document.querySelectorAll('astro-island'))
    .filter(
      (island) =>
        !['component-url', 'renderer-url', 'props', 'ssr'].every((name) => island.hasAttribute(name)),
    )
    .map((island) => `an island lacks an attribute of Astro's: ${island.cloneNode().toString()}`),
];

const ISLAND = '<astro-island component-url="/a.js" renderer-url="/b.js" props="{}" ssr></astro-island>';

everyPage(completeIslands, {
  good: ['<p>1</p>', ISLAND],
  broken: [
    { html: '<script>customElements.define("astro-island",class{})</script>', says: 'the island runtime' },
    { html: ISLAND.replace(' ssr', ''), says: 'an island lacks' },
  ],
});
