import { brotliCompressSync, constants } from 'node:zlib';
import { sectionWeights } from '../page/section-weights.ts';
import { compressedBytes, FIRST_VIEW_MAX_BYTES, firstView, PAGE_MAX_BYTES } from '../page/weight.ts';
import type { Finding, PageRule } from './page-rule.ts';

/** Quick, and never smaller than with the highest quality: most pages need no second look. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Sections that a message names. */
const NAMED = 3;

const bytesAbove = (html: string, most: number): number | undefined => {
  if (brotliCompressSync(html, QUICK).length <= most) return undefined;
  const bytes = compressedBytes(html);
  return bytes > most ? bytes : undefined;
};

/** `connectivity-hero 3210, plans 2150, faq 1800` */
const heaviest = (html: string): string =>
  sectionWeights(html)
    .filter(({ name }) => name.startsWith('section.') || name.startsWith('article.'))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ name, bytes }) => `${name.replace(/^\w+\.(?:hero\.)?/, '').replace(/[. ].*/, '')} ${bytes}`)
    .join(', ');

/** docs/performance.md, "Budgets" */
export const weightRule: PageRule = ({ path, html }) => {
  const whole = bytesAbove(html, PAGE_MAX_BYTES);
  const first = bytesAbove(firstView(html), FIRST_VIEW_MAX_BYTES);
  const mending = `shorten the texts of a section, or move one to another page ("npm run measure -- --sections ${path}" lists all)`;
  return [
    ...(whole === undefined
      ? []
      : [
          {
            expected: `at most ${PAGE_MAX_BYTES} bytes as it travels. Its heaviest sections are ${heaviest(html)}: ${mending}`,
            received: `${whole} bytes`,
          },
        ]),
    ...(first === undefined
      ? []
      : [
          {
            expected: `at most ${FIRST_VIEW_MAX_BYTES} bytes up to the end of its first section: shorten the texts of that one, or take steps out of its loom`,
            received: `${first} bytes`,
          },
        ]),
  ] satisfies Finding[];
};
