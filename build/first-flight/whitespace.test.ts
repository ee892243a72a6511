import { expect, test } from 'vitest';
import { dropWhitespace } from './whitespace.ts';

test.each([
  ['<ul> <li>uno</li>\n <li>due</li> </ul>', '<ul><li>uno</li><li>due</li></ul>'],
  ['<p class="a"> uno <b>due</b> </p>', '<p class="a">uno <b>due</b></p>'],
  ['<style>\n.a{}\n</style>', '<style>.a{}</style>'],
])('white space beside blocks goes: %j', (html, expected) => {
  expect(dropWhitespace(html)).toBe(expected);
});

test.each([
  '<p>uno <b>due</b> <a href="#x">tre</a> quattro</p>',
  '<a href="/a">uno</a> <small>due</small>',
  '<pre>uno</pre>',
])('white space between words stays: %j', (html) => {
  expect(dropWhitespace(html)).toBe(html);
});

test('an island stays as React wrote it', () => {
  const island = '<astro-island uid="1"><form> <p>uno</p> <p>due</p> </form></astro-island>';
  expect(dropWhitespace(`<div> ${island} </div>`)).toBe(`<div>${island}</div>`);
});
