import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyPage, type Rule } from './every-page.ts';

/** Safari reads ranges of media since 16.4, and `not (…)` without a type as well. */
const UNREAD_QUERY = /@media[^{]*(?:[<>]|(?<!all and )\bnot \()[^{]*/g;

/** Every browser of `browserslist` reads the queries, so that it has a layout (docs/browsers.md). */
const readableQueries: Rule = ({ document }) =>
  Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent ?? '').flatMap(
    (css) => css.match(UNREAD_QUERY) ?? [],
  );

everyPage(readableQueries, {
  good: [
    '<style>@media not all and (min-width:48em){a{top:0}}@media (min-width:1em) and (max-width:2em){a{top:0}}</style>',
  ],
  broken: [
    { html: '<style>@media (width>=48em){a{top:0}}</style>', says: 'width>=48em' },
    { html: '<style>@media not (min-width:48em){a{top:0}}</style>', says: 'not (min-width' },
  ],
});

const files = (pattern: string): [string, string][] =>
  globSync(pattern, { cwd: 'dist' }).map((file) => [file, readFileSync(`dist/${file}`, 'utf8')]);

test('mixes no colours, which Chrome 109 and Safari 15 leave out with what they colour', () => {
  const sources = [...files('**/*.html'), ...files('_astro/*.css')];
  expect(sources.length).toBeGreaterThan(30);
  expect(sources.filter(([, text]) => text.includes('color-mix(')).map(([file]) => file)).toEqual([]);
});

test('has no such query in the sheets that islands fetch', () => {
  const sheets = files('_astro/*.css');
  expect(sheets.length).toBeGreaterThan(0);
  for (const [file, css] of sheets) expect(css.match(UNREAD_QUERY), file).toBeNull();
});

test('has no syntax in its scripts that voids them in Safari 15: lookbehind, static blocks', () => {
  const scripts = files('_astro/*.js');
  expect(scripts.length).toBeGreaterThan(0);
  for (const [file, code] of scripts) expect(code.match(/\(\?<[=!]|\bstatic\s*\{/), file).toBeNull();
});
