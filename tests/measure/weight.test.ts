import { expect, test } from 'vitest';
import { compressedBytes, firstView } from '../../build/page/weight.ts';
import { weigh } from './weight.ts';

const HERO = '<main><section id="hero"><h1>eroe</h1></section>';

test('ends the first view with the hero', () => {
  expect(firstView(`${HERO}<p>1</p></main>`)).toBe(HERO);
});

test('weighs the parts of a page', () => {
  const style = `<style>${Array.from({ length: 200 }, (_, index) => `.c${index * 7919}{top:${index}px}`).join('')}</style>`;
  const page = `${style}${HERO}${style}</main><script>12345</script><script type="application/ld+json">{"a":1}</script>`;
  const weight = weigh(page);
  expect(weight.earlyScript).toBe(5);
  expect(weight.firstView).toBe(compressedBytes(`${style}${HERO}`));
  expect(weight.styles).toBeGreaterThan(weight.html / 2);
  expect(weight.structuredData).toBeGreaterThan(0);
  expect(weight.elements).toBe(10);
});
