import { expect, test } from 'vitest';
import { namedProperties, readProperties, shortProperties } from './short-properties.ts';

test('every property of a sheet is named once: what it reads, and what it sets', () => {
  expect(namedProperties('a{--x:1;color:var(--x);margin:var(--x) calc(var(--y-1)*2)}')).toEqual([
    '--x',
    '--y-1',
  ]);
  expect(namedProperties('.block--wide{color:red}')).toEqual([]);
});

test('of a script with styles in it, what they read', () => {
  expect(readProperties('for(;--i;)x="b{--own:1;color:var(--color-ink)}"')).toEqual(['--color-ink']);
});

test('names become short, in what sets a property as in what reads it', () => {
  const css = ':root{--color-ink:red;--color-ink-pale:pink}b{color:var(--color-ink-pale,var(--color-ink))}';
  expect(shortProperties(css, [])).toBe(':root{--a:red;--b:pink}b{color:var(--b,var(--a))}');
});

test('kept names stay, and no other property takes one of them', () => {
  expect(shortProperties(':root{--focus:red;--a:blue;--side:1px}', ['--focus', '--a'])).toBe(
    ':root{--focus:red;--a:blue;--b:1px}',
  );
});

test('a hundred properties have a hundred names', () => {
  const css = Array.from({ length: 100 }, (_, index) => `--property-${index}:0;`).join('');
  expect(namedProperties(shortProperties(css, []))).toHaveLength(100);
});
