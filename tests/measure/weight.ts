import { JSDOM } from 'jsdom';
import { compressedBytes, firstView } from '../../build/page/weight.ts';

/** The most bytes that a page's inline scripts may have, uncompressed. */
export const EARLY_SCRIPT_MAX_BYTES = 3_000;

/** How many more they may have on a page with pictures, whose states they show (src/early/with-pictures.ts). */
export const PICTURE_STATES_MAX_BYTES = 400;

/** The same on a page with a comparison, whose rows they order (src/early/with-comparison.ts); pictures included. */
export const COMPARISON_MAX_BYTES = 700;

/** How many more on the page after a form that the browser has posted: it removes the draft (src/early/after-sending.ts). */
export const AFTER_SENDING_MAX_BYTES = 250;

/** How many more on the page that tells of a missing one: it logs the address (Specification §2). */
export const NOT_FOUND_MAX_BYTES = 40;

/** The size of a page before a visitor reaches for anything, in bytes. */
export interface Weight {
  /** The whole page in brotli 11. */
  readonly html: number;
  readonly firstView: number;
  /** How much smaller the page would be without them, in brotli. */
  readonly styles: number;
  readonly structuredData: number;
  /** Uncompressed, like its budget. */
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
