import { expect, test } from 'vitest';
import { heroEnd } from './hero-end.ts';

test('a hero ends where its own element ends', () => {
  const hero = '<section class="a" id="hero"><section>summary</section><h1>1</h1></section>';
  const html = `<main><sectional></sectional>${hero}<section></section></main>`;
  expect(html.slice(0, heroEnd(html))).toBe(`<main><sectional></sectional>${hero}`);
});

test('a hero may be another element', () => {
  const html = '<header id="hero"><h1>1</h1></header><p>2</p>';
  expect(html.slice(heroEnd(html))).toBe('<p>2</p>');
});

test('a page without a hero, and a hero that does not end, are named', () => {
  expect(() => heroEnd('<main><section></section></main>')).toThrow('the id "hero"');
  expect(() => heroEnd('<section id="hero"><h1>1</h1>')).toThrow('does not end');
});
