import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sectionWeights } from '../../build/page/weight.ts';
import { sectionTable } from './sections.ts';

/** Text that cannot be compressed below its entropy. */
const noise = (bytes: number): string => randomBytes(bytes).toString('hex');
const light = noise(20);
const html = `<!doctype html><html><head><title>t</title></head><body><div><header>h</header><main>
<section class="hero band" id="hero">${light}</section><style>a{}</style><section class="plans">${noise(400)}</section>
<section class="again">${light}</section></main></div></body></html>`;

test('each part of a page weighs what the page weighs less without it', () => {
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
  // What stands in the page once more costs next to nothing.
  expect(weights.get('section.again')).toBeLessThan(25);
});

test('the heaviest comes first', () => {
  expect(sectionTable('/x', html).split('\n')[1]).toContain('section.plans');
});
