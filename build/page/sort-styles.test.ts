import { describe, expect, test } from 'vitest';
import { parsePage } from './matches.ts';
import { sortStyles } from './sort-styles.ts';

const PAGE = `<html><head></head><body><header class="bar"></header><main>
  <section id="hero"><h1 class="wide">1</h1><a class="button">2</a></section>
  <section class="plans"><a class="button wide">3</a><p class="note">4</p></section></main></body></html>`;

const sort = (css: string, laterWords: readonly string[] = []) =>
  sortStyles(css, parsePage(PAGE, new Set(laterWords)));

test('puts rules of elements up to the end of the hero into the head, all others after it', () => {
  const css = '.bar{top:0}.button{color:red}.plans{top:1px}h1{top:2px}';
  expect(sort(css)).toEqual({ head: '.bar{top:0}.button{color:red}h1{top:2px}', later: '.plans{top:1px}' });
});

test('splits a list of selectors between the two sheets', () => {
  expect(sort('.bar,.plans,.other{top:0}')).toEqual({ head: '.bar{top:0}', later: '.plans{top:0}' });
});

test('keeps rules for a state of an element that the page has', () => {
  const { head, later } = sort('.button:hover{top:0}.plans:has(:target){top:1px}[data-page] .note{top:2px}');
  expect([head, later]).toEqual([
    '.button:hover{top:0}',
    '.plans:has(:target){top:1px}[data-page] .note{top:2px}',
  ]);
});

test('removes rules that match nothing, and the blocks that this leaves empty', () => {
  expect(sort('.other{top:0}@media print{.other{top:1px}}@layer a{.plans .bar{top:2px}}')).toEqual({
    head: '',
    later: '',
  });
});

test('keeps rules for elements that a script may add, unless the script brings its own sheet', () => {
  expect(sort('.plans .note+.button{top:0}', ['note']).later).toBe('.plans .note+.button{top:0}');
  expect(sort('.plans .note+.button{top:0}').later).toBe('');
  expect(sort('.toast{top:0}', ['toast']).later).toBe('');
});

test('keeps conditions and layers around the rules of both sheets', () => {
  const css = '@layer a{@media (width>=48em){.bar{top:0}.plans{top:1px}}}';
  expect(sort(css)).toEqual({
    head: '@layer a{@media (width>=48em){.bar{top:0}}}',
    later: '@layer a{@media (width>=48em){.plans{top:1px}}}',
  });
});

describe('order of rules for the same element', () => {
  test('puts a rule into the head when it must win over one there', () => {
    const css = '.note{color:red}.plans .wide{padding:0}.wide{padding-top:1px}';
    const { head, later } = sort(css);
    expect(head).toBe('.plans .wide{padding:0}.wide{padding-top:1px}');
    expect(later).toBe('.note{color:red}');
  });

  test('leaves a rule after the hero when it is in another layer or sets something else', () => {
    const css = '@layer a{.plans .wide{padding:0}}@layer b{.plans .wide{color:red}.wide{padding-top:1px}}';
    expect(sort(css).head).toBe('@layer b{.wide{padding-top:1px}}');
  });
});

describe('unused definitions', () => {
  test('removes custom properties that no rule reads, and those that only removed ones read', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.plans{top:var(--a)}';
    expect(sort(css, ['--d']).head).toBe(':root{--a:1px;--d:3px}');
  });

  test('removes animations that no rule plays, and puts the others where they are first played', () => {
    const css = '@keyframes x{to{top:0}}@keyframes y{to{top:1px}}@keyframes z{to{top:2px}}';
    expect(sort(`${css}.plans{animation:x 1s}.bar,.note{animation:z 1s}`)).toEqual({
      head: '@keyframes z{to{top:2px}}.bar{animation:z 1s}',
      later: '@keyframes x{to{top:0}}.plans{animation:x 1s}.note{animation:z 1s}',
    });
  });

  test('puts what only prints after the hero, unless a rule in the head would win over it', () => {
    const css = '.note{color:red}@media print{.bar{color:red!important}.bar{top:0}}.bar{top:1px}';
    expect(sort(css)).toEqual({
      head: '@media print{.bar{top:0}}.bar{top:1px}',
      later: '.note{color:red}@media print{.bar{color:red!important}}',
    });
  });

  test('puts fonts into the head', () => {
    expect(sort('@font-face{font-family:A;src:url(a)}.plans{top:0}')).toEqual({
      head: '@font-face{font-family:A;src:url(a)}',
      later: '.plans{top:0}',
    });
  });
});
