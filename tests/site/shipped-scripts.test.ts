import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compressedBytes } from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const DIST = join(import.meta.dirname, '../../dist');
/** React, the islands and the small modules together (docs/performance.md). */
const SCRIPTS_MAX_BYTES = 75_000;
/** Kept by every minifier: names of properties and messages of zod and zod/mini. */
const ZOD = /ZodError|_zod\b|zod\.dev/;
const SCRIPT_FILE = /\/_astro\/[\w.-]+\.m?js/g;
/** The attributes in which a file waits until the visitor reaches for what it serves (src/early/intent.ts). */
const ON_INTENT = ['data-module', 'component-url', 'renderer-url', 'before-hydration-url'];
/** The one module that the early script itself names: it counts clicks on contact links (src/early/track.ts). */
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

  test('the library would be found', async () => {
    const zod = import.meta.resolve('zod/mini');
    const core = new URL('../v4/core/core.js', zod);
    expect(ZOD.test(readFileSync(core, 'utf8'))).toBe(true);
  });
});

/** No script file is fetched before the visitor reaches for something: nothing but the places above names one. */
const asleep: Rule = ({ document }) => {
  const problems = Array.from(
    document.querySelectorAll('script[src], link[rel=modulepreload], link[as=script]'),
    (element) => `<${element.localName}> fetches a script at once`,
  );
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of Array.from(element.attributes))
      if (!ON_INTENT.includes(name) && value.match(SCRIPT_FILE))
        problems.push(`<${element.localName}> names a script in ${name}`);
  }
  for (const script of document.querySelectorAll('script:not([src])'))
    for (const [address] of (script.textContent ?? '').matchAll(SCRIPT_FILE))
      if (!NAMED_INLINE.test(address)) problems.push(`an inline script names ${address}`);
  return problems;
};

everyPage(asleep, {
  good: [
    '<header data-module="/_astro/menu.a-b_1.js"><astro-island component-url="/_astro/Form.x.js"></astro-island></header>',
    '<script>import("/_astro/track.Abc-1_.js")</script>',
  ],
  broken: [
    { html: '<script type="module" src="/_astro/x.js"></script>', says: '<script> fetches' },
    { html: '<link rel="modulepreload" href="/_astro/react.x.js">', says: '<link> fetches' },
    { html: '<link rel="preload" as="script" href="/x">', says: '<link> fetches' },
    { html: '<a href="/_astro/x.js">x</a>', says: 'names a script in href' },
    { html: '<script>import("/_astro/menu.x.js")</script>', says: 'inline script names /_astro/menu.x.js' },
  ],
});
