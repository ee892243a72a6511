import { brotliCompressSync } from 'node:zlib';
import { heroEnd } from './hero-end.ts';

/** Most that a page may weigh with its styles, and up to the end of its hero, in brotli 11 (docs/performance.md). */
export const PAGE_MAX_BYTES = 16_000;
export const FIRST_VIEW_MAX_BYTES = 9_000;

/** @returns its length in brotli; Node's default quality is 11, the highest */
export const compressedBytes = (content: string | Uint8Array): number => brotliCompressSync(content).length;

/** Head, styles, bar and hero: what the first paint needs. */
export const firstView = (html: string): string => html.slice(0, heroEnd(html));
