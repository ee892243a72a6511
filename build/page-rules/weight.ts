import { brotliCompressSync, constants } from 'node:zlib';
import {
  compressedBytes,
  FIRST_VIEW_MAX_BYTES,
  firstView,
  PAGE_MAX_BYTES,
  sectionWeights,
} from '../page/weight.ts';
import type { Finding, PageRule } from './page-rule.ts';

/** A quick estimate that is never below the size at the highest quality. Most pages need no second check. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** How many of the heaviest sections a message names. */
const NAMED = 3;

/** @returns the bytes of the page as it travels if they are more than `most` */
const bytesAbove = (html: string, most: number): number | undefined => {
  if (brotliCompressSync(html, QUICK).length <= most) return undefined;
  const bytes = compressedBytes(html);
  return bytes > most ? bytes : undefined;
};

/** @returns the heaviest sections with their bytes, e.g. `connectivity-hero 3210, plans 2150, faq 1800` */
const heaviest = (html: string): string =>
  sectionWeights(html)
    .filter(({ name }) => name.startsWith('section.') || name.startsWith('article.'))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ name, bytes }) => `${name.replace(/^\w+\.(?:hero\.)?/, '').replace(/[. ].*/, '')} ${bytes}`)
    .join(', ');

/** Reports a page or a first view that exceeds its budget. docs/performance.md, "Budgets" */
export const weightRule: PageRule = ({ path, html }) => {
  const whole = bytesAbove(html, PAGE_MAX_BYTES);
  const first = bytesAbove(firstView(html), FIRST_VIEW_MAX_BYTES);
  const advice = `shorten the texts of a section, or move one to another page ("npm run measure -- --sections ${path}" lists all)`;
  return [
    ...(whole === undefined
      ? []
      : [
          {
            expected: `at most ${PAGE_MAX_BYTES} bytes as it travels. Its heaviest sections are ${heaviest(html)}: ${advice}`,
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

/** Limit of a page with every file that its first view requests. */
const FETCHED_MAX_BYTES = 60_000;
/** Limit of one picture. */
const ARTWORK_MAX_BYTES = 12_000;

const FILES = /(?:url\(|href="|src=")(\/_astro\/[^)"]+\.(?:woff2|svg|avif|webp|png))/g;

/** Counts every file that the page names. The first view fetches fewer, since the pictures below it load lazily. */
export const firstViewFilesRule: PageRule = ({ html }, { bytesOf }) => {
  const named = [...new Set([...html.matchAll(FILES)].map(([, file = '']) => file))].flatMap((file) => {
    const bytes = bytesOf(file);
    return bytes === undefined ? [] : [{ file, bytes }];
  });
  const files = named.reduce((sum, { bytes }) => sum + bytes, 0);
  const heavy = named.filter(({ file, bytes }) => !file.endsWith('.woff2') && bytes > ARTWORK_MAX_BYTES);
  const page = bytesAbove(html, FETCHED_MAX_BYTES - files);
  return [
    ...heavy.map(({ file, bytes }) => ({
      expected: `pictures of at most ${ARTWORK_MAX_BYTES} bytes`,
      received: `${file} of ${bytes} bytes`,
    })),
    ...(page === undefined
      ? []
      : [
          {
            expected: `at most ${FETCHED_MAX_BYTES} bytes with all that it asks for: fewer pictures, or smaller ones`,
            received: `${files + page} bytes`,
          },
        ]),
  ];
};
