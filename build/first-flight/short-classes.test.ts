import { expect, test } from 'vitest';
import { shortClasses } from './short-classes.ts';

const short = (html: string, css: string, ...kept: string[]) => shortClasses(html, css, new Set(kept));

test('the most frequent name gets the first letter, in the page and in its styles', () => {
  expect(
    short(
      '<p class="figure-row">1</p><p class="figure-row wide">2</p>',
      '.wide>p{margin:0}.figure-row:hover .wide{top:0}@media (width>=48.5em){.figure-row.wide{left:0}}',
    ),
  ).toEqual({
    html: '<p class="a">1</p><p class="a b">2</p>',
    css: '.b>p{margin:0}.a:hover .b{top:0}@media (width>=48.5em){.a.b{left:0}}',
  });
});

test('landmarks, and names that scripts know, stay', () => {
  expect(short('<i class="loom"></i><i class="field inner"></i>', '.loom .field .inner{}', 'field')).toEqual({
    html: '<i class="loom"></i><i class="field a"></i>',
    css: '.loom .field .a{}',
  });
});

test('addresses, numbers and other attributes are no classes', () => {
  const css = '.edge{background:url(/_astro/edge.edge.avif);opacity:.5}.edge[href$=".edge"]{top:0}';
  expect(short('<i class="edge" data-class="edge" id="edge">class="edge"</i>', css)).toEqual({
    html: '<i class="a" data-class="edge" id="edge">class="edge"</i>',
    css: '.a{background:url(/_astro/edge.edge.avif);opacity:.5}.a[href$=".edge"]{top:0}',
  });
});

test('no name is one that an island may draw, nor one that stays', () => {
  const many = Array.from({ length: 28 }, (_, index) => `name-${index}`);
  const { html } = short(`<i class="${many.join(' ')} ac"></i>`, '', 'aa', 'ac');
  const names = /class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(names.slice(25)).toEqual(['z', 'ab', 'ad', 'ac']);
  expect(new Set(names).size).toBe(29);
});
