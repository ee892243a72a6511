import { expect, test } from 'vitest';
import { heroEnd } from './hero-end.ts';

test('finds the end of a section that holds another section', () => {
  const hero = '<section class="a" id="hero"><section>summary</section><h1>1</h1></section>';
  const html = `<main><sectional></sectional>${hero}<section></section></main>`;
  expect(html.slice(0, heroEnd(html))).toBe(`<main><sectional></sectional>${hero}`);
});

test('finds the end of a hero that is another element', () => {
  const html = '<header id="hero"><h1>1</h1></header><p>2</p>';
  expect(html.slice(heroEnd(html))).toBe('<p>2</p>');
});

test('throws when the page has no hero, or never closes it', () => {
  expect(() => heroEnd('<main><section></section></main>')).toThrow('the id "hero"');
  expect(() => heroEnd('<section id="hero"><h1>1</h1>')).toThrow('does not end');
});
