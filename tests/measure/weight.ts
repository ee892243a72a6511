import { JSDOM } from 'jsdom';
import { compressedBytes, firstView } from '../../build/page/weight.ts';

/** Most that the inline scripts of a page may be long, uncompressed. */
export const EARLY_SCRIPT_MAX_BYTES = 2_500;

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
