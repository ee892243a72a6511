import { expect, test } from 'vitest';
import { wholeFigures } from './whole-figures.ts';

const page = (body: string): string =>
  `<!doctype html><html><head><title>2,5\u00a0Gb/s</title></head><body>${body}</body></html>`;

test.each([
  [
    'a speed',
    '<p>Fino a 2,5\u00a0Gb/s.</p>',
    '<p><span>Fino a <span class="whole">2,5\u00a0Gb/s</span>.</span></p>',
  ],
  ['a price', '<b>€1.200,50/mese</b>', '<b><span class="whole">€1.200,50/mese</span></b>'],
  [
    'another unit',
    '<p>90 km/h, 5\u00a0GB/mese</p>',
    '<p><span><span class="whole">90 km/h</span>, <span class="whole">5\u00a0GB/mese</span></span></p>',
  ],
  [
    'a range',
    '<dd>5-\u206010\u00a0giorni lavorativi</dd>',
    '<dd><span><span class="whole">5-10\u00a0giorni</span> lavorativi</span></dd>',
  ],
  [
    'a range of prices',
    '<p>5.000-\u206015.000\u00a0€</p>',
    '<p><span class="whole">5.000-15.000\u00a0€</span></p>',
  ],
  [
    'a price in words',
    '<p>Costa €249 al mese.</p>',
    '<p><span>Costa <span class="whole">€249 al mese</span>.</span></p>',
  ],
  [
    'an amount for a month',
    '<li>4G, 20\u00a0GB al mese</li>',
    '<li><span>4G, <span class="whole">20\u00a0GB al mese</span></span></li>',
  ],
  [
    'days',
    '<dd>Lun-\u2060Ven, 9-\u206018</dd>',
    '<dd><span><span class="whole">Lun-Ven</span>, <span class="whole">9-18</span></span></dd>',
  ],
  [
    'a slot',
    '<astro-island><p><astro-slot>1\u00a0Gb/s</astro-slot></p></astro-island>',
    '<astro-island><p><astro-slot><span class="whole">1\u00a0Gb/s</span></astro-slot></p></astro-island>',
  ],
])('keeps %s on one line', (_what, given, expected) => {
  expect(wholeFigures(page(given))).toBe(page(expected));
});

test.each([
  '<p>Da €249, 97,6%, 40\u00a0GB, 24/7, d.lgs. 70/2003</p>',
  '<svg><text>1\u00a0Gb/s</text></svg>',
  '<script>"1\u00a0Gb/s"</script>',
  '<astro-island><summary>Da 1\u00a0Gb/s?</summary></astro-island>',
])('leaves %s as it is', (given) => {
  expect(wholeFigures(page(given))).toBe(page(given));
});
