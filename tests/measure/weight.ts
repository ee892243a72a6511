import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';

/** What fits into the first flight of a new connection beside the response headers (docs/performance.md). */
export const PAGE_MAX_BYTES = 12_500;

/** What a page may weigh whose specified content cannot fit, when its first view still does. */
export const LONG_PAGE_MAX_BYTES = 16_000;

// Node's default quality is 11, the highest.
export const compressedBytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

/** Head, styles, bar and hero: what the first paint needs. */
export const firstView = (html: string): string => {
  const end = html.indexOf('</section>', html.indexOf('<main'));
  return end === -1 ? html : html.slice(0, end);
};

/** What a page weighs before a visitor reaches for anything, in bytes. */
export interface Weight {
  /** The whole page in brotli 11. */
  readonly html: number;
  readonly firstView: number;
  readonly isFirstFlight: boolean;
  /** What the page would weigh less without them: in brotli. */
  readonly styles: number;
  readonly structuredData: number;
  /** Uncompressed, as their budget counts. */
  readonly earlyScript: number;
  readonly elements: number;
}

const STYLES = /<style>[\s\S]*?<\/style>/g;
const DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** @param html a built page */
export const weigh = (html: string): Weight => {
  const bytes = compressedBytes(html);
  const seen = compressedBytes(firstView(html));
  const { document } = new JSDOM(html).window;
  const scripts = Array.from(document.querySelectorAll('script:not([src]):not([type])'));
  return {
    html: bytes,
    firstView: seen,
    isFirstFlight: bytes <= PAGE_MAX_BYTES || (bytes <= LONG_PAGE_MAX_BYTES && seen <= PAGE_MAX_BYTES),
    styles: bytes - compressedBytes(html.replace(STYLES, '')),
    structuredData: bytes - compressedBytes(html.replace(DATA, '')),
    earlyScript: Buffer.byteLength(scripts.map(({ textContent }) => textContent).join('')),
    elements: document.querySelectorAll('*').length,
  };
};
