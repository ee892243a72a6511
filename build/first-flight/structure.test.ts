import { expect, test } from 'vitest';
import { withoutForeignStructure } from './structure.ts';

const PAGE = `<body><div class="cards"><p class="first wide">1</p><p>2</p></div>
  <div class="hero"><h1>a</h1><astro-island><form class="form"></form></astro-island></div></body>`;
/** What the islands' scripts name. */
const DRAWN = new Set(['form', 'error', 'wide']);

const kept = (selector: string): boolean =>
  withoutForeignStructure(`${selector}{top:0}`, PAGE, DRAWN) === `${selector}{top:0}`;

test.each([
  ['.cards>:nth-child(2)'],
  ['.cards:has(>.wide:nth-child(1))'],
  ['.cards .first:hover'],
  ['.cards>.first:not(:hover)+p:before'],
  ['.cards>:not(:hover)'],
  ['.cards [data-is=error]+p'],
  ['.cards:has([aria-busy]) p::after'],
  ['.first.wide:not(.narrow)'],
])('%s fits the page, or a state of it', (selector) => {
  expect(kept(selector)).toBe(true);
});

test.each([
  ['.cards>:nth-child(3)'],
  ['.cards:has(>.wide:nth-child(2))'],
  ['.cards h3'],
  ['.cards.dark'],
  ['.hero .first'],
])('%s fits nothing that the page has', (selector) => {
  expect(kept(selector)).toBe(false);
});

test.each([['.hero .error'], ['.form .error'], ['.elsewhere p'], ['.wide h3'], ['p:nth-child(9)'], ['50%']])(
  '%s stays: an island may draw it, or nothing is known of it here',
  (selector) => {
    expect(kept(selector)).toBe(true);
  },
);

test('of a list stays what fits', () => {
  expect(withoutForeignStructure('@media print{.cards h3,.cards p:is(.a,.wide),b{top:0}}', PAGE, DRAWN)).toBe(
    '@media print{.cards p:is(.a,.wide),b{top:0}}',
  );
});
