import { compressedBytes, firstView, LONG_PAGE_MAX_BYTES, PAGE_MAX_BYTES } from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const weight: Rule = ({ html }) => {
  const bytes = compressedBytes(html);
  if (bytes <= PAGE_MAX_BYTES) return [];
  if (bytes > LONG_PAGE_MAX_BYTES) return [`${bytes} bytes in brotli, at most ${LONG_PAGE_MAX_BYTES}`];
  const first = compressedBytes(firstView(html));
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
