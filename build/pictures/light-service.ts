import type { LocalImageService } from 'astro';
import sharp from 'astro/assets/services/sharp';

/**
 * Bytes of a picture at most. A page of 16,000 bytes with both fonts and one of these keeps to the 60 kB of a first view
 * (docs/performance.md).
 */
const MOST_BYTES = 20_000;
/** Qualities of sharp to try. A face of 480x600 has 10 to 20 kB with the first; fine patterns need the others. */
const QUALITIES = [50, 40, 30, 20, 10];

/**
 * Astro's sharp, which turns and cuts a picture and removes the phone's data from it, in the best quality that stays below the
 * most bytes. Astro caches pictures in node_modules/.astro by picture and size: delete it after a change here.
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
    // Of an AVIF, sharp says only that it is a HEIF: `astro dev` would serve it as one.
    return { ...made, format: options['format'] ?? made.format };
  },
};

export default service;
