import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sectionWeights } from '../../build/page/weight.ts';
import { sectionTable } from './sections.ts';

/** @returns text that does not compress below its entropy */
const noise = (bytes: number): string => randomBytes(bytes).toString('hex');
const light = noise(20);
const html = `<!doctype html><html><head><title>t</title></head><body><div><header>h</header><main>
<section class="hero band" id="hero">${light}</section><style>a{}</style><section class="plans">${noise(400)}</section>
<section class="again">${light}</section></main></div></body></html>`;

test('weighs each part of a page by what the page weighs less without it', () => {
  const weights = new Map(sectionWeights(html).map(({ name, bytes }) => [name, bytes]));
  expect([...weights.keys()]).toEqual([
    'head',
    'section.hero.band #hero',
    'style',
    'section.plans',
    'section.again',
    'header',
  ]);
  expect(weights.get('section.plans')).toBeGreaterThan(380);
  // A section that the page repeats adds almost nothing.
  expect(weights.get('section.again')).toBeLessThan(25);
});

test('lists the heaviest part first', () => {
  expect(sectionTable('/x', html).split('\n')[1]).toContain('section.plans');
});
