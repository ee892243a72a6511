import { brotliCompressSync } from 'node:zlib';
import { everyPage, type Rule } from './every-page.ts';

/** What fits into the first flight of a new connection beside the response headers (docs/decisions/0002-first-flight.md). */
const PAGE_MAX_BYTES = 12_500;

const weight: Rule = ({ html }) => {
  // Node's default quality is 11, the highest.
  const bytes = brotliCompressSync(html).length;
  return bytes > PAGE_MAX_BYTES ? [`${bytes} bytes in brotli, at most ${PAGE_MAX_BYTES}`] : [];
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

everyPage(weight, {
  good: ['<p>leggera</p>'],
  broken: [{ html: `<p>${noise(25_000)}</p>`, says: `at most ${PAGE_MAX_BYTES}` }],
});
