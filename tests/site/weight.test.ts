import { compressedBytes, FIRST_VIEW_MAX_BYTES, firstView, PAGE_MAX_BYTES } from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const weight: Rule = ({ html }) => {
  const whole = compressedBytes(html);
  const first = compressedBytes(firstView(html));
  return [
    ...(whole > PAGE_MAX_BYTES ? [`${whole} bytes in brotli, at most ${PAGE_MAX_BYTES}`] : []),
    ...(first > FIRST_VIEW_MAX_BYTES
      ? [`${first} bytes in brotli up to the end of its hero, at most ${FIRST_VIEW_MAX_BYTES}`]
      : []),
  ];
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

const hero = '<section id="hero"><h1>eroe</h1></section>';

everyPage(weight, {
  good: [`${hero}<p>${noise(20_000)}</p>`],
  broken: [
    { html: `${hero}<p>${noise(25_000)}</p>`, says: `at most ${PAGE_MAX_BYTES}` },
    { html: `<p>${noise(15_000)}</p>${hero}`, says: 'up to the end of its hero' },
  ],
});
