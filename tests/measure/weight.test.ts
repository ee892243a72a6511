import { expect, test } from 'vitest';
import { firstView, PAGE_MAX_BYTES, weigh } from './weight.ts';

/** Text that hardly compresses: a linear congruential generator's digits. */
const noise = (length: number): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  }).join('');
};
const HERO = '<main><section><h1>eroe</h1></section>';

test('the first view ends with the hero', () => {
  expect(firstView(`${HERO}<p>1</p></main>`)).toBe('<main><section><h1>eroe</h1>');
});

test('the parts of a page', () => {
  const page = `<style>${noise(400)}</style>${HERO}</main><script>12345</script><script type="application/ld+json">{"a":1}</script>`;
  const weight = weigh(page);
  expect(weight).toMatchObject({ isFirstFlight: true, earlyScript: 5 });
  expect(weight.styles).toBeGreaterThan(200);
  expect(weight.structuredData).toBeGreaterThan(0);
  expect(weight.elements).toBe(9);
});

test('a long page is one flight as long as its first view is', () => {
  expect(weigh(`${HERO}<p>${noise(20_000)}</p></main>`).isFirstFlight).toBe(true);
  expect(weigh(`<p>${noise(20_000)}</p>${HERO}</main>`).isFirstFlight).toBe(false);
  expect(weigh(`${HERO}<p>${noise(30_000)}</p></main>`).isFirstFlight).toBe(false);
  expect(weigh(`${HERO}<p>${noise(20_000)}</p></main>`).html).toBeGreaterThan(PAGE_MAX_BYTES);
});
