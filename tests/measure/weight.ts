import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { heroEnd } from '../../build/page/hero-end.ts';

/** Most that a page may weigh with its styles, and up to the end of its hero, in brotli 11 (docs/performance.md). */
export const PAGE_MAX_BYTES = 16_000;
export const FIRST_VIEW_MAX_BYTES = 9_000;
/** Most that the inline scripts of a page may be long, uncompressed. */
export const EARLY_SCRIPT_MAX_BYTES = 2_500;

// Node's default quality is 11, the highest.
export const compressedBytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

/** Head, styles, bar and hero: what the first paint needs. */
export const firstView = (html: string): string => html.slice(0, heroEnd(html));

/** What a page weighs before a visitor reaches for anything, in bytes. */
export interface Weight {
  /** The whole page in brotli 11. */
  readonly html: number;
  readonly firstView: number;
  /** What the page would weigh less without them: in brotli. */
  readonly styles: number;
  readonly structuredData: number;
  /** Uncompressed, as their budget counts. */
  readonly earlyScript: number;
  readonly elements: number;
}

const STYLES = /<style\b[^>]*>[\s\S]*?<\/style>/g;
const DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g;

/** @param html a built page */
export const weigh = (html: string): Weight => {
  const bytes = compressedBytes(html);
  const { document } = new JSDOM(html).window;
  const scripts = Array.from(document.querySelectorAll('script:not([src]):not([type])'));
  return {
    html: bytes,
    firstView: compressedBytes(firstView(html)),
    styles: bytes - compressedBytes(html.replace(STYLES, '')),
    structuredData: bytes - compressedBytes(html.replace(DATA, '')),
    earlyScript: Buffer.byteLength(scripts.map(({ textContent }) => textContent).join('')),
    elements: document.querySelectorAll('*').length,
  };
};
