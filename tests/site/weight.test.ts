import { brotliCompressSync } from 'node:zlib';
import { everyPage, type Rule } from './every-page.ts';

/** What fits into the first flight of a new connection beside the response headers (docs/decisions/0002-first-flight.md). */
const PAGE_MAX_BYTES = 12_500;

/** What a page may weigh whose specified content cannot fit, when its first view still does. */
const LONG_PAGE_MAX_BYTES = 16_000;

// Node's default quality is 11, the highest.
const weightOf = (html: string): number => brotliCompressSync(html).length;

/** Head, styles, bar and hero: what the first paint needs. */
const firstView = (html: string): string => {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  return end === -1 ? html : html.slice(0, end);
};

const weight: Rule = ({ html }) => {
  const bytes = weightOf(html);
  if (bytes <= PAGE_MAX_BYTES) return [];
  if (bytes > LONG_PAGE_MAX_BYTES) return [`${bytes} bytes in brotli, at most ${LONG_PAGE_MAX_BYTES}`];
  const first = weightOf(firstView(html));
  return first > PAGE_MAX_BYTES ? [`${first} bytes in brotli up to its hero, at most ${PAGE_MAX_BYTES}`] : [];
};

/** Text that hardly compresses: a linear congruential generator's digits. */
const noise = (length: number): string => {
  let state = 1;
  const digits = Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  });
  return digits.join('');
};

const hero = '<main><section><h1>eroe</h1></section>';

everyPage(weight, {
  good: ['<p>leggera</p>', `${hero}<p>${noise(20_000)}</p></main>`],
  broken: [
    { html: `${hero}<p>${noise(25_000)}</p></main>`, says: `at most ${LONG_PAGE_MAX_BYTES}` },
    { html: `<p>${noise(20_000)}</p>${hero}</main>`, says: 'up to its hero' },
  ],
});
