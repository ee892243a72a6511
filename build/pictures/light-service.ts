import type { LocalImageService } from 'astro';
import sharp from 'astro/assets/services/sharp';

/**
 * Limit of a picture. A page of 17,000 bytes with both fonts and one such picture stays within the 60 kB of a first
 * view (docs/performance.md).
 */
const MOST_BYTES = 20_000;
/** Qualities to try in order. A face of 480x600 has 10 to 20 kB with the first; fine patterns need a lower one. */
const QUALITIES = [50, 40, 30, 20, 10];

/**
 * Astro's sharp service, which rotates and crops a picture and removes its metadata, with the best quality that keeps
 * to the limit. Astro caches pictures in node_modules/.astro by picture and size: delete that folder after a change
 * here.
 */
const service: LocalImageService = {
  ...sharp,
  transform: async (bytes, options, config, logger) => {
    const [first = 0, ...coarser] = QUALITIES;
    let made = await sharp.transform(bytes, { ...options, quality: first }, config, logger);
    for (const quality of coarser) {
      if (made.data.length <= MOST_BYTES) break;
      made = await sharp.transform(bytes, { ...options, quality }, config, logger);
    }
    // Sharp reports an AVIF as a HEIF, and `astro dev` would serve it as one.
    return { ...made, format: options['format'] ?? made.format };
  },
};

export default service;
