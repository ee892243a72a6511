import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FIBER_FIELDS } from '../../build/terser.ts';
import { compressedBytes } from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const DIST = join(import.meta.dirname, '../../dist');
/** React, the islands and the small modules together (docs/performance.md). */
const SCRIPTS_MAX_BYTES = 75_000;
/** Kept by every minifier: names of properties and messages of zod and zod/mini. */
const ZOD = /ZodError|_zod\b|zod\.dev/;
const SCRIPT_FILE = /\/_astro\/[\w.-]+\.m?js/g;
/** The attribute in which a file waits until the visitor reaches for what it serves (src/early/intent.ts). */
const ON_INTENT = 'data-module';
/** The one module that the early script itself names: it counts clicks on contact links (src/early/intent.ts). */
const NAMED_INLINE = /^\/_astro\/track\.[\w-]+\.js$/;

const scripts = globSync('**/*.{js,mjs}', { cwd: DIST }).map((file) => ({
  file,
  code: readFileSync(join(DIST, file), 'utf8'),
}));

describe('script files', () => {
  test(`weigh at most ${SCRIPTS_MAX_BYTES} bytes in brotli, all of them`, () => {
    expect(scripts.length).toBeGreaterThan(0);
    const total = scripts.reduce((sum, { code }) => sum + compressedBytes(code), 0);
    expect(total).toBeLessThanOrEqual(SCRIPTS_MAX_BYTES);
  });

  test('hold no validation library', () => {
    expect(scripts.filter(({ code }) => ZOD.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test('name no field of a node in React’s tree: they are short, and no other file reads them', () => {
    const long = FIBER_FIELDS.map((name) => new RegExp(`\\b${name}\\b`));
    expect(
      scripts.filter(({ code }) => long.some((name) => name.test(code))).map(({ file }) => file),
    ).toEqual([]);
  });

  test('the library would be found', async () => {
    const zod = import.meta.resolve('zod/mini');
    const core = new URL('../v4/core/core.js', zod);
    expect(ZOD.test(readFileSync(core, 'utf8'))).toBe(true);
  });
});

/** A page names script files only where they wait for the visitor; what fetches at once is judged in first-flight.test.ts. */
const asleep: Rule = ({ document }) => [
  ...Array.from(document.querySelectorAll('*')).flatMap((element) =>
    Array.from(element.attributes)
      .filter(({ name, value }) => name !== ON_INTENT && value.match(SCRIPT_FILE))
      .map(({ name }) => `<${element.localName}> names a script in ${name}`),
  ),
  ...Array.from(document.querySelectorAll('script:not([src])'))
    .flatMap((script) => script.textContent?.match(SCRIPT_FILE) ?? [])
    .filter((address) => !NAMED_INLINE.test(address))
    .map((address) => `an inline script names ${address}`),
];

everyPage(asleep, {
  good: [
    '<header data-module="/_astro/menu.a-b_1.js"></header>',
    '<script>import("/_astro/track.Abc-1_.js")</script>',
  ],
  broken: [
    { html: '<script src="/_astro/x.js"></script>', says: '<script> names a script in src' },
    {
      html: '<astro-island component-url="/_astro/Form.x.js"></astro-island>',
      says: 'names a script in component-url',
    },
    { html: '<link rel="prefetch" href="/_astro/react.x.js">', says: '<link> names a script in href' },
    { html: '<script>import("/_astro/menu.x.js")</script>', says: 'inline script names /_astro/menu.x.js' },
  ],
});
