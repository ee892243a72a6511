import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressedBytes } from '../measure/weight.ts';
import { everyPage, type Rule } from './every-page.ts';

const DIST = join(import.meta.dirname, '../../dist');
const FIRST_VIEW_MAX_BYTES = 60_000;
const ARTWORK_MAX_BYTES = 12_000;

const NAMED = /(?:url\(|href="|src=")(\/_astro\/[^)"]+\.(?:woff2|svg|avif|webp|png))/g;

const bytesOf = (file: string): number => {
  const content = readFileSync(join(DIST, file));
  return file.endsWith('.svg') ? compressedBytes(content) : content.length;
};

/** Everything that a page can ask for by itself: more than any first view does, since pictures below it are lazy. */
const files: Rule = ({ html }, site) => {
  const named = [...new Set([...html.matchAll(NAMED)].map(([, file = '']) => file))].filter((file) =>
    site.files.has(file),
  );
  const heavy = named.filter((file) => !file.endsWith('.woff2') && bytesOf(file) > ARTWORK_MAX_BYTES);
  const total = compressedBytes(html) + named.reduce((sum, file) => sum + bytesOf(file), 0);
  return [
    ...heavy.map((file) => `${file}: ${bytesOf(file)} bytes, at most ${ARTWORK_MAX_BYTES}`),
    ...(total > FIRST_VIEW_MAX_BYTES ? [`${total} bytes in all, at most ${FIRST_VIEW_MAX_BYTES}`] : []),
  ];
};

/** Hardly compressible, so that it weighs about what it is long. */
const heavy = Array.from({ length: 2_000 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('base64url'),
).join('');

everyPage(files, {
  good: ['<p>leggera</p>'],
  broken: [{ html: `<p>${heavy}</p>`, says: 'bytes in all' }],
});
