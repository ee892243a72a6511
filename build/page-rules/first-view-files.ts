import { compressedBytes } from '../page/weight.ts';
import type { PageRule } from './page-rule.ts';

const FIRST_VIEW_MAX_BYTES = 60_000;
const ARTWORK_MAX_BYTES = 12_000;

const NAMED = /(?:url\(|href="|src=")(\/_astro\/[^)"]+\.(?:woff2|svg|avif|webp|png))/g;

/** Everything that a page can ask for by itself: more than any first view does, since pictures below it are lazy. */
export const firstViewFilesRule: PageRule = ({ html }, { bytesOf }) => {
  const named = [...new Set([...html.matchAll(NAMED)].map(([, file = '']) => file))].flatMap((file) => {
    const bytes = bytesOf(file);
    return bytes === undefined ? [] : [{ file, bytes }];
  });
  const files = named.reduce((sum, { bytes }) => sum + bytes, 0);
  const heavy = named.filter(({ file, bytes }) => !file.endsWith('.woff2') && bytes > ARTWORK_MAX_BYTES);
  // What is not compressed at all is enough to know, on most pages.
  const total = files + html.length > FIRST_VIEW_MAX_BYTES ? files + compressedBytes(html) : 0;
  return [
    ...heavy.map(({ file, bytes }) => ({
      expected: `pictures of at most ${ARTWORK_MAX_BYTES} bytes`,
      received: `${file} of ${bytes} bytes`,
    })),
    ...(total > FIRST_VIEW_MAX_BYTES
      ? [
          {
            expected: `at most ${FIRST_VIEW_MAX_BYTES} bytes with all that it asks for: fewer pictures, or smaller ones`,
            received: `${total} bytes`,
          },
        ]
      : []),
  ];
};
